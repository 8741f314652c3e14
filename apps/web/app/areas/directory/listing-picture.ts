/** Sizes in which the drawn picture of a listing exists. */
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

/** What stands for a listing whose owner has given no picture yet: the same one every time. */
export const listingPictureAddress = (
  { category, slug }: Pictured,
  shape: ListingPictureShape,
): string => `/pictures/listings/${shape}/${category.toLowerCase()}/${slug}.svg`;

/** The picture of a link preview. These are read by programs that draw no SVG. */
export const openGraphAddress = ({ category, slug }: Pictured): string =>
  `/pictures/listings/og/${category.toLowerCase()}/${slug}.png`;
