import { LinkButton } from "#ui/actions/link-button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { MyListingList } from "./my-listing-list.tsx";
import type { MyListingView } from "./my-listing-view.ts";

interface MyListingsCardProps {
  listings: readonly MyListingView[];
  hasMore: boolean;
}

/** The account page's card with the newest listings and a link to all of them. */
export function MyListingsCard({ listings, hasMore }: MyListingsCardProps) {
  return (
    <Card as="section" aria-labelledby="my-listings-title">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="my-listings-title" className="text-xl">
          My listings
        </h2>
        {listings.length > 0 && (
          <LinkButton to="/my-account/listings" variant="secondary" size="xs">
            {hasMore ? "See all" : "Manage"}
          </LinkButton>
        )}
      </div>
      {listings.length > 0 ? (
        <MyListingList listings={listings} headingLevel="h3" />
      ) : (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
          <p className="text-md text-ink-2">Put your business on the map. It takes two minutes.</p>
          <LinkButton to="/directory/add-business" variant="secondary" size="xs">
            Add a business
          </LinkButton>
        </div>
      )}
    </Card>
  );
}
