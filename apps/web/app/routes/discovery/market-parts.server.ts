import { listMarketSitemapParts } from "@boab/contracts/marketplace/sitemap";
import { publicApi } from "#lib/api/public-api.server.ts";
import { readLaunchSwitches } from "#shell/public-settings.server.ts";

/** While the marketplace is for members only, the sitemap contains none of it. */
export async function loadMarketplaceSitemapParts(request: Request) {
  const { marketplaceAccess } = await readLaunchSwitches();
  if (marketplaceAccess !== "public") return { stores: [], items: [] };
  return publicApi(request).load(listMarketSitemapParts);
}
