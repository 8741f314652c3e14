/** The search's URL is its whole state: the words, the place, and the kind that is shown. */
export const searchPath = "/search";

export type Changes = Record<string, string | null>;

/** The same search with other values; null removes one. */
export function withChanges(params: URLSearchParams, changes: Changes): string {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  const query = next.toString();
  return query ? `${searchPath}?${query}` : searchPath;
}

/** Where a result leads, in the areas it belongs to. */
export const resultPath = {
  businesses: (slug: string) => `/directory/listings/${slug}`,
  items: (sku: string) => `/marketplace/item/${sku}`,
  jobs: (id: string) => `/directory/jobs/${id}`,
  videos: (vidId: string) => `/media/videos/${vidId}`,
  articles: (slug: string) => `/Wellbeing/${slug}`,
};
