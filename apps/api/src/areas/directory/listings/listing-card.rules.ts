import { type Category, isSpotlight } from "@boab/contracts/directory/listing-fields";
import {
  type CoverPosition,
  type PictureSet,
  usualCoverPosition,
} from "@boab/contracts/directory/pictures";
import type { ListingCard } from "@boab/contracts/directory/search";
import { type Minutes, openingOf } from "./opening.rules.ts";

interface Listing {
  id: string;
  business_name: string;
  slug: string;
  description: string;
  category: Category;
  city: string | null;
  state: string | null;
  is_live: boolean;
  listing_priority: number;
  logo: unknown;
  cover: unknown;
  cover_position: unknown;
  time_zone: string;
  open_minutes: string | null;
  latitude: number | null;
  longitude: number | null;
  is_exact: boolean;
  metres: number | null;
  may_delete?: boolean;
}

/** A row as people see it, with whether it is open at this minute of the week. */
export function toCard(row: Listing, minutes: Minutes): ListingCard {
  const { latitude, longitude, metres } = row;
  const isPlaced = latitude !== null && longitude !== null;
  return {
    id: row.id,
    businessName: row.business_name,
    slug: row.slug,
    description: row.description,
    category: row.category,
    city: row.city,
    state: row.state as ListingCard["state"],
    point: isPlaced ? { latitude, longitude, isExact: row.is_exact } : null,
    distanceKm: metres === null ? null : Math.round(metres / 100) / 10,
    isLive: row.is_live,
    isSpotlight: isSpotlight(row.listing_priority),
    logoUrl: row.logo as PictureSet | null,
    coverImageUrl: row.cover as PictureSet | null,
    coverImagePos: { ...usualCoverPosition, ...(row.cover_position as Partial<CoverPosition>) },
    timeZone: row.time_zone,
    opening: openingOf(row.open_minutes, row.time_zone, minutes),
    ...(row.may_delete !== undefined && { mayDelete: row.may_delete }),
  };
}
