import { identitySettings } from "#areas/accounts/identity-port.ts";
import { makeResourceResponse } from "#lib/api/resource.ts";
import { PRIVATE_CACHE_CONTROL } from "#lib/http/cache.ts";
import { config, getBrowserIdentityConfig } from "#lib/http/config.server.ts";

/** The sign-in provider's settings, for pages that rarely need them and are the same for everyone. */
export const loader = () =>
  makeResourceResponse(identitySettings, getBrowserIdentityConfig(config), {
    "cache-control": PRIVATE_CACHE_CONTROL,
  });
