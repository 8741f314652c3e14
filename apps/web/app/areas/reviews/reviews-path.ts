/** The path has its own module, so that pages that link to it load nothing else. */
export const reviewsPath = (slug: string): string => `/directory/listings/${slug}/reviews`;
