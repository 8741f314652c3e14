/**
 * Public pages are the same for everyone: shared caches store them for a minute, serve the stale page while refetching,
 * and fall back to it during an outage. There is no ETag, because a 304 would combine the cached page with a new script
 * nonce.
 */
export const PUBLIC_CACHE_CONTROL =
  "public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=600";
/**
 * Pages with listings. We promise that hiding or deleting one shows within a minute: 30 s fresh, 10
 * s stale while refetching, and never stale on error.
 */
export const LISTING_CACHE_CONTROL = "public, max-age=0, s-maxage=30, stale-while-revalidate=10";
/** Pages with free times may be ten seconds old, with the time that their calls may be kept. */
export const FREE_TIMES_CACHE_CONTROL = "public, max-age=0, s-maxage=5";
/** Pages that people write on. A stale page would hide from people what they have just written. */
export const USER_CONTENT_CACHE_CONTROL = "public, max-age=0, s-maxage=30";
export const PRIVATE_CACHE_CONTROL = "private, no-store";

type ErrorHeaders = { errorHeaders: Headers | undefined };

/** For a page whose loader sets `Cache-Control`. Without it, and for errors, the page is private. */
export const headersFromLoader = ({
  loaderHeaders,
  errorHeaders,
}: ErrorHeaders & { loaderHeaders: Headers }) => ({
  "Cache-Control": (!errorHeaders && loaderHeaders.get("Cache-Control")) || PRIVATE_CACHE_CONTROL,
});

/** `export const headers = publicHeaders;` in a page that never reads the session. */
export const publicHeaders = ({ errorHeaders }: ErrorHeaders) => ({
  "Cache-Control": errorHeaders ? PRIVATE_CACHE_CONTROL : PUBLIC_CACHE_CONTROL,
});

/** Like `publicHeaders`, for a public page with listings. */
export const listingHeaders = ({ errorHeaders }: ErrorHeaders) => ({
  "Cache-Control": errorHeaders ? PRIVATE_CACHE_CONTROL : LISTING_CACHE_CONTROL,
});
