/** By itself, so that a page with a link to it loads nothing else. */
export const reviewsPath = (slug: string): string => `/directory/listings/${slug}/reviews`;
