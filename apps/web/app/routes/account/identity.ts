import { identitySettings } from "#areas/accounts/identity-port.ts";
import { resourceResponse } from "#lib/api/resource.ts";
import { PRIVATE_PAGE } from "#lib/http/cache.ts";
import { config, identityForBrowser } from "#lib/http/config.server.ts";

/** Where the browser signs people in, for pages that seldom need it and are the same for everyone. */
export const loader = () =>
  resourceResponse(identitySettings, identityForBrowser(config), { "cache-control": PRIVATE_PAGE });
