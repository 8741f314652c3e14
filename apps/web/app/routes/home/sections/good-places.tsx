import type { ListingCardView } from "#areas/directory/listing-card.ts";
import { ListingCardRow } from "#areas/directory/listing-card-row.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";

/** The first listings of the directory: spotlight, then newest. */
export function FirstListings({ listings }: { listings: readonly ListingCardView[] }) {
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
      <ListingCardRow cards={listings} />
      <div className="mt-7 md:hidden">
        <LinkButton to="/directory/listings" variant="secondary" isFull>
          Find a Business
        </LinkButton>
      </div>
    </section>
  );
}
