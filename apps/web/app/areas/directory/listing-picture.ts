/** Sizes of the generated listing image. */
export const listingPictureShapes = {
  card: { width: 900, height: 600 },
  cover: { width: 1800, height: 600 },
  tall: { width: 700, height: 820 },
} as const;

export type ListingPictureShape = keyof typeof listingPictureShapes;

interface Pictured {
  slug: string;
  category: string;
}

/** The generated image for a listing without a photo: always the same one. */
export const listingPictureAddress = (
  { category, slug }: Pictured,
  shape: ListingPictureShape,
): string => `/pictures/listings/${shape}/${category.toLowerCase()}/${slug}.svg`;

/** For link previews, which can't render SVG. */
export const openGraphAddress = ({ category, slug }: Pictured): string =>
  `/pictures/listings/og/${category.toLowerCase()}/${slug}.png`;
