import { PRIVATE_PAGE } from "#lib/http/cache.ts";

/**
 * The address holds a token: no cache keeps the page and no other site hears of it. Our own server
 * must: with `no-referrer` the browser would hide the origin of the form, which we ask for.
 */
export const privateHeaders = () => ({
  "Cache-Control": PRIVATE_PAGE,
  "Referrer-Policy": "same-origin",
});

export const tokenOf = (request: Request): string | null =>
  new URL(request.url).searchParams.get("token");
