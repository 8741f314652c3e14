import { PRIVATE_PAGE } from "#lib/http/cache.ts";
import { config, identityForBrowser } from "#lib/http/config.server.ts";

/** For pages opened from an emailed link. Only the provider can check the code. */
export const loadMailedLink = (url: URL) => ({
  code: url.searchParams.get("oobCode"),
  settings: identityForBrowser(config),
});

/**
 * The URL contains a code, so the page must not be cached or leak to other sites. Same-origin only
 * instead of `no-referrer`, because our server checks the form's Origin.
 */
export const mailedLinkHeaders = () => ({
  "Cache-Control": PRIVATE_PAGE,
  "Referrer-Policy": "same-origin",
});
