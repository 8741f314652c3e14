/** Sizes of the generated listing image. */
export const listingPictureShapes = {
  card: { width: 900, height: 600 },
  cover: { width: 1800, height: 600 },
  tall: { width: 700, height: 820 },
} as const;

export type ListingPictureShape = keyof typeof listingPictureShapes;

interface PicturedListing {
  slug: string;
  category: string;
}

/** The generated image for a listing without a photo: always the same one. */
export const listingPictureUrl = (
  { category, slug }: PicturedListing,
  shape: ListingPictureShape,
): string => `/pictures/listings/${shape}/${category.toLowerCase()}/${slug}.svg`;

/** The PNG version, because link previews can't render SVG. */
export const openGraphUrl = ({ category, slug }: PicturedListing): string =>
  `/pictures/listings/og/${category.toLowerCase()}/${slug}.png`;
