import { LISTING_CACHE_CONTROL, PRIVATE_CACHE_CONTROL } from "#lib/http/cache.ts";
import { readLaunchSwitches } from "./public-settings.server.ts";

/**
 * once the marketplace is public, its pages are the same for everyone and cacheable like the directory's; before
 * that they are private.
 */
export async function loadCatalogHeaders(publicCacheControl: string = LISTING_CACHE_CONTROL) {
  const { marketplaceAccess } = await readLaunchSwitches();
  return {
    "Cache-Control": marketplaceAccess === "public" ? publicCacheControl : PRIVATE_CACHE_CONTROL,
  };
}
