import { PRIVATE_PAGE } from "#lib/http/cache.ts";
import { config, identityForBrowser } from "#lib/http/config.server.ts";

/** What a page behind a mailed link needs; the code is for the provider alone. */
export const loadMailedLink = (url: URL) => ({
  code: url.searchParams.get("oobCode"),
  settings: identityForBrowser(config),
});

/** The address holds a code: no cache keeps the page and no other site hears of it. */
export const mailedLinkHeaders = () => ({
  "Cache-Control": PRIVATE_PAGE,
  "Referrer-Policy": "no-referrer",
});
