/**
 * Public pages are the same for everyone, so shared caches may keep them for a minute, hand out the old one
 * while they fetch anew, and fall back on it while we are away. No ETag: a 304 would pair the kept page with
 * a new script nonce.
 */
export const PUBLIC_PAGE =
  "public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=600";
/**
 * Pages that show listings. Somebody may just have hidden their street or deleted theirs, and we promise
 * that it shows within a minute: 30 s kept, 10 s more while fetching anew, and never old because of an error.
 */
export const LISTING_PAGE = "public, max-age=0, s-maxage=30, stale-while-revalidate=10";
export const PRIVATE_PAGE = "private, no-store";

type ErrorHeaders = { errorHeaders: Headers | undefined };

/** `export const headers = publicHeaders;` in a page that never reads the session. */
export const publicHeaders = ({ errorHeaders }: ErrorHeaders) => ({
  "Cache-Control": errorHeaders ? PRIVATE_PAGE : PUBLIC_PAGE,
});

/** The same for a public page that shows listings. */
export const listingHeaders = ({ errorHeaders }: ErrorHeaders) => ({
  "Cache-Control": errorHeaders ? PRIVATE_PAGE : LISTING_PAGE,
});
