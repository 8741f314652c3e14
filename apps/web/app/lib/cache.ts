/**
 * Public pages are the same for everyone, so shared caches may keep them for a minute and
 * hand out the old one while they fetch anew. No ETag: a 304 would pair the kept page with a new
 * script nonce.
 */
export const PUBLIC_PAGE = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";
export const PRIVATE_PAGE = "private, no-store";

/** `export const headers = publicHeaders;` in a page that never reads the session. */
export const publicHeaders = ({ errorHeaders }: { errorHeaders: Headers | undefined }) => ({
  "Cache-Control": errorHeaders ? PRIVATE_PAGE : PUBLIC_PAGE,
});
