import { PRIVATE_PAGE } from "#lib/http/cache.ts";

/**
 * The URL contains a token, so the page must not be cached or leak to other sites. Same-origin only
 * instead of `no-referrer`, because our server checks the form's Origin.
 */
export const privateHeaders = () => ({
  "Cache-Control": PRIVATE_PAGE,
  "Referrer-Policy": "same-origin",
});

export const tokenOf = (request: Request): string | null =>
  new URL(request.url).searchParams.get("token");
