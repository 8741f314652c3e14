import { PRIVATE_PAGE } from "#lib/http/cache.ts";
import { config, identityForBrowser } from "#lib/http/config.server.ts";

/** Where the browser signs people in, for pages that seldom need it and are the same for everyone. */
export const loader = () =>
  Response.json(identityForBrowser(config), { headers: { "cache-control": PRIVATE_PAGE } });
