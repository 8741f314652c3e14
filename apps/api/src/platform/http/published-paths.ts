/** The specification writes these paths with the prefix, although related ones have none. */
const prefixedPaths = new Set(["/video"]);

/**
 * The specification writes some paths with `/api` and most without, and its clients may have a base with or without it.
 * Both spellings lead to the same route, here and behind the site's `/api`.
 *
 * @example toServedPath("/api/access-requests?limit=5") // "/access-requests?limit=5"
 */
export function toServedPath(url: string): string {
  const unprefixedUrl = url.startsWith("/api/") ? url.slice("/api".length) : url;
  const [path = ""] = unprefixedUrl.split("?", 1);
  return prefixedPaths.has(path) ? `/api${unprefixedUrl}` : unprefixedUrl;
}
