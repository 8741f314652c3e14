import { LinkButton } from "#ui/actions/link-button.tsx";
import { listingsPath } from "../find/search-path.ts";
import type { ListingCardView } from "../listing-card.ts";
import { ListingCardRow } from "../listing-card-row.tsx";

/** Live listings, while the marketplace has nothing to show to everyone. */
export function Spotlight({ cards }: { cards: readonly ListingCardView[] }) {
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="spotlight" className="pb-section">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4 md:mb-9">
        <h2 id="spotlight" className="type-title">
          {cards.every(({ isSpotlight }) => isSpotlight)
            ? "In the spotlight"
            : "Spotlight and new businesses"}
        </h2>
        <LinkButton to={listingsPath} variant="secondary">
          See all businesses
        </LinkButton>
      </div>
      <ListingCardRow cards={cards} />
    </section>
  );
}
