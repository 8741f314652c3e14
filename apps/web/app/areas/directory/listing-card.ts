import type { CoverImage } from "#ui/media/cover.tsx";
import type { ZoneView } from "./use-is-other-zone.ts";

/** A listing as cards and pins show it, already formatted. */
export interface ListingCardView {
  id: string;
  slug: string;
  to: string;
  name: string;
  category: string;
  description: string;
  /** `Footscray VIC`; empty until an address is given. */
  place: string;
  suburb: string;
  /**
   * `1.1 km`, or `about 24 km` when only the suburb is known. Null when the search has no place or the suburb is too
   * close.
   */
  distance: string | null;
  opening: { isOpen: boolean; text: string; zone: ZoneView | null } | null;
  /** `from $60` */
  priceFrom: string | null;
  /** `4.9` and how many reviews; null while no customer has reviewed it. */
  rating: { mean: string; count: number } | null;
  image: CoverImage;
  logoSrc: string | undefined;
  point: { latitude: number; longitude: number } | null;
  isSpotlight: boolean;
  isHidden: boolean;
  /** Always false for listings that the viewer doesn't manage. */
  mayDelete: boolean;
}

export const listingPath = (slug: string): string => `/directory/listings/${slug}`;
