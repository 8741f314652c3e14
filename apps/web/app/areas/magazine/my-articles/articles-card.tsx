import { LinkButton } from "#ui/actions/link-button.tsx";
import { Card } from "#ui/layout/card.tsx";

/** The card on a writer's account page links to their articles. */
export const ArticlesCard = () => (
  <Card
    as="section"
    aria-labelledby="articles-title"
    className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
  >
    <div>
      <h2 id="articles-title" className="text-xl">
        Articles
      </h2>
      <p className="mt-1 text-md text-ink-2">What you write for the magazine.</p>
    </div>
    <LinkButton to="/my-account/articles" variant="secondary" size="xs">
      Your articles
    </LinkButton>
  </Card>
);
