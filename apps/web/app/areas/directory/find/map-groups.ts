import type { ListingGroup } from "@boab/contracts/directory/search";
import { listingPath } from "../listing-card.ts";
import type { MapGroup } from "../map/clusters.ts";

export const toMapGroup = ({
  count,
  latitude,
  longitude,
  bounds,
  listing,
}: ListingGroup): MapGroup => ({
  count,
  point: { latitude, longitude },
  bounds,
  listing: listing && {
    id: listing.id,
    to: listingPath(listing.slug),
    name: listing.businessName,
    category: listing.category,
    place: [listing.city, listing.state].filter(Boolean).join(" "),
    suburb: listing.city ?? "",
  },
});
