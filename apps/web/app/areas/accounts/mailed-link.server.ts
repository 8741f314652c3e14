import { PRIVATE_CACHE_CONTROL } from "#lib/http/cache.ts";
import { config, getBrowserIdentityConfig } from "#lib/http/config.server.ts";

/** Pages opened from an emailed link load this. Only the provider can check the code. */
export const loadMailedLink = (url: URL) => ({
  code: url.searchParams.get("oobCode"),
  settings: getBrowserIdentityConfig(config),
});

/**
 * The URL contains a code, so the page must not be cached or its URL sent as a referrer. It isn't `no-referrer`,
 * because browsers would then send the form with the origin "null", and our server checks the origin.
 */
export const mailedLinkHeaders = () => ({
  "Cache-Control": PRIVATE_CACHE_CONTROL,
  "Referrer-Policy": "strict-origin",
});
