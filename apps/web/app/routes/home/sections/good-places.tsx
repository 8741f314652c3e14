import type { ListingCardView } from "#areas/directory/listing-card.ts";
import { ListingCard } from "#areas/directory/listing-card-link.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";

/** The first listings of the directory: spotlight, then newest. */
export function GoodPlaces({ places }: { places: readonly ListingCardView[] }) {
  return (
    <section
      aria-labelledby="good-places"
      className="mx-auto w-full max-w-[1360px] px-gutter pb-section"
    >
      <div className="mb-5.5 flex items-end justify-between gap-4 md:mb-9">
        <h2 id="good-places" className="type-title">
          Good places to start
        </h2>
        <div className="hidden md:block">
          <LinkButton to="/directory/listings" variant="secondary">
            Find a Business
          </LinkButton>
        </div>
      </div>
      <ul className="no-scrollbar -mx-gutter flex gap-4 overflow-x-auto px-gutter pb-1 md:mx-0 md:grid md:grid-cols-2 md:gap-x-6 md:gap-y-9 md:overflow-visible md:px-0 lg:grid-cols-4">
        {places.map((card) => (
          <li key={card.id} className="flex-[0_0_max(78%,15.5rem)]">
            <ListingCard card={card} />
          </li>
        ))}
      </ul>
      <div className="mt-7 md:hidden">
        <LinkButton to="/directory/listings" variant="secondary" isFull>
          Find a Business
        </LinkButton>
      </div>
    </section>
  );
}
