import type { CoverImage } from "#ui/media/cover.tsx";

/** A listing as a card or a pin shows it: words and addresses ready, nothing left to work out. */
export interface ListingCardView {
  id: string;
  slug: string;
  to: string;
  name: string;
  category: string;
  description: string;
  /** `Footscray VIC`; empty until an address was given. */
  place: string;
  suburb: string;
  /** `1.1 km`; null when the searcher gave no place. */
  distance: string | null;
  opening: { isOpen: boolean; text: string } | null;
  image: CoverImage;
  logoSrc: string | undefined;
  point: { latitude: number; longitude: number } | null;
  isSpotlight: boolean;
  isHidden: boolean;
  /** Known of the listings somebody looks after; the public list says nothing of it. */
  mayDelete: boolean;
}

export const listingPath = (slug: string): string => `/directory/listings/${slug}`;
