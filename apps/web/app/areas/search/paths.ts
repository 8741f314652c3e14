/** The URL is the search's whole state: the text, the place and the shown kind. */
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

/** Each kind of result has its page in its own area. */
export const resultPaths = {
  businesses: (slug: string) => `/directory/listings/${slug}`,
  items: (sku: string) => `/marketplace/item/${sku}`,
  jobs: (id: string) => `/directory/jobs/${id}`,
  videos: (vidId: string) => `/media/videos/${vidId}`,
  articles: (slug: string) => `/Wellbeing/${slug}`,
};
