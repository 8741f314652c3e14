import { LinkButton } from "#ui/actions/link-button.tsx";
import { listingsPath } from "../find/search-address.ts";
import type { ListingCardView } from "../listing-card.ts";
import { ListingCard } from "../listing-card-link.tsx";

/** Shows live listings until the marketplace is open to everyone. */
export function Spotlight({ cards }: { cards: readonly ListingCardView[] }) {
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="spotlight" className="pb-section">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4 md:mb-9">
        <h2 id="spotlight" className="type-title">
          In the spotlight
        </h2>
        <LinkButton to={listingsPath} variant="secondary">
          See all businesses
        </LinkButton>
      </div>
      <ul className="no-scrollbar -mx-gutter flex gap-4 overflow-x-auto px-gutter pb-1 md:mx-0 md:grid md:grid-cols-2 md:gap-x-6 md:gap-y-9 md:overflow-visible md:px-0 lg:grid-cols-4">
        {cards.map((card) => (
          <li key={card.id} className="flex-[0_0_max(78%,15.5rem)]">
            <ListingCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
