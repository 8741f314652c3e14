import { isSpotlight } from "@boab/contracts/directory/listing-fields";
import {
  type CoverPosition,
  defaultCoverPosition,
  type PictureSet,
} from "@boab/contracts/directory/pictures";
import type { FreeTimes, ListingCard } from "@boab/contracts/directory/search";
import { computeMean } from "@boab/contracts/reviews/mean";
import { computeOpening, type MinuteByZone, type SpecialWeek } from "./opening.rules.ts";

/** What is shown as it is stored. */
type ShownField =
  | "id"
  | "businessName"
  | "slug"
  | "description"
  | "category"
  | "city"
  | "state"
  | "priceFromCents"
  | "isLive"
  | "timeZone"
  | "mayDelete";

interface Listing extends Pick<ListingCard, ShownField> {
  listingPriority: number;
  logo: PictureSet | null;
  cover: PictureSet | null;
  coverPosition: Partial<CoverPosition>;
  hideAddress: boolean;
  openMinutes: string | null;
  specialWeek: SpecialWeek | null;
  starCounts: number[] | null;
  reviewCount: number | null;
  latitude: number | null;
  longitude: number | null;
  isExact: boolean;
  metres: number | null;
}

/** Only reviews by customers count in the mean, as on the listing's own page. */
function toRating({ starCounts, reviewCount }: Listing): ListingCard["rating"] {
  const mean = starCounts && computeMean(starCounts);
  return mean === null ? null : { mean, count: reviewCount ?? 0 };
}

/** A listing as people see it, with whether it is open at this minute of the week and when it is free. */
export function toCard(
  listing: Listing,
  minuteByZone: MinuteByZone,
  now: Date,
  free?: FreeTimes | null,
): ListingCard {
  const { latitude, longitude, metres, hideAddress } = listing;
  const isPlaced = latitude !== null && longitude !== null;
  return {
    id: listing.id,
    businessName: listing.businessName,
    slug: listing.slug,
    description: listing.description,
    category: listing.category,
    city: listing.city,
    state: listing.state,
    point: isPlaced ? { latitude, longitude, isExact: listing.isExact } : null,
    lat: latitude,
    lon: longitude,
    // A hidden address only has the location of its suburb, so the card shows no distance.
    distanceKm: metres === null || hideAddress ? null : Math.round(metres / 100) / 10,
    priceFromCents: listing.priceFromCents,
    rating: toRating(listing),
    isLive: listing.isLive,
    isSpotlight: isSpotlight(listing.listingPriority),
    logoUrl: listing.logo,
    coverImageUrl: listing.cover,
    coverImagePos: { ...defaultCoverPosition, ...listing.coverPosition },
    timeZone: listing.timeZone,
    opening: computeOpening(listing, minuteByZone, now),
    free: free ?? null,
    ...(listing.mayDelete !== undefined && { mayDelete: listing.mayDelete }),
  };
}
