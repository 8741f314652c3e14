import { type Category, isSpotlight } from "@boab/contracts/directory/listing-fields";
import {
  type CoverPosition,
  type PictureSet,
  usualCoverPosition,
} from "@boab/contracts/directory/pictures";
import type { ListingCard } from "@boab/contracts/directory/search";
import { meanOf } from "@boab/contracts/reviews/mean";
import { type Minutes, openingOf } from "./opening.rules.ts";

interface Listing {
  id: string;
  businessName: string;
  slug: string;
  description: string;
  category: Category;
  city: string | null;
  state: string | null;
  isLive: boolean;
  listingPriority: number;
  logo: unknown;
  cover: unknown;
  coverPosition: unknown;
  timeZone: string;
  hideAddress: boolean;
  priceFromCents: number | null;
  openMinutes: string | null;
  starCounts: number[] | null;
  reviewCount: number | null;
  latitude: number | null;
  longitude: number | null;
  isExact: boolean;
  metres: number | null;
  mayDelete?: boolean;
}

/** Only customers count in the mean, as on the listing's own page. */
function ratingOf({ starCounts, reviewCount }: Listing): ListingCard["rating"] {
  const mean = starCounts && meanOf(starCounts);
  return mean === null ? null : { mean, count: reviewCount ?? 0 };
}

/** A listing as people see it, with whether it is open at this minute of the week. */
export function toCard(listing: Listing, minutes: Minutes): ListingCard {
  const { latitude, longitude, metres, hideAddress } = listing;
  const isPlaced = latitude !== null && longitude !== null;
  return {
    id: listing.id,
    businessName: listing.businessName,
    slug: listing.slug,
    description: listing.description,
    category: listing.category,
    city: listing.city,
    state: listing.state as ListingCard["state"],
    point: isPlaced ? { latitude, longitude, isExact: listing.isExact } : null,
    lat: latitude,
    lon: longitude,
    // A hidden address is only known by its suburb, so no distance is told.
    distanceKm: metres === null || hideAddress ? null : Math.round(metres / 100) / 10,
    priceFromCents: listing.priceFromCents,
    rating: ratingOf(listing),
    isLive: listing.isLive,
    isSpotlight: isSpotlight(listing.listingPriority),
    logoUrl: listing.logo as PictureSet | null,
    coverImageUrl: listing.cover as PictureSet | null,
    coverImagePos: { ...usualCoverPosition, ...(listing.coverPosition as Partial<CoverPosition>) },
    timeZone: listing.timeZone,
    opening: openingOf(listing.openMinutes, listing.timeZone, minutes),
    ...(listing.mayDelete !== undefined && { mayDelete: listing.mayDelete }),
  };
}
