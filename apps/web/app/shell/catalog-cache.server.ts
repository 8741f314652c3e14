import { LISTING_PAGE, PRIVATE_PAGE } from "#lib/http/cache.ts";
import { launchSwitches } from "./public-settings.server.ts";

/**
 * once the marketplace is open its pages are the same for everyone, and cacheable as those of the directory;
 * before that no cache may show them to others.
 */
export async function catalogHeaders(whenOpen: string = LISTING_PAGE) {
  const { marketplaceAccess } = await launchSwitches();
  return { "Cache-Control": marketplaceAccess === "public" ? whenOpen : PRIVATE_PAGE };
}
