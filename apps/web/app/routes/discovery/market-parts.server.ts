import { listMarketSitemapParts } from "@boab/contracts/marketplace/sitemap";
import { publicApi } from "#lib/api/public-api.server.ts";
import { launchSwitches } from "#shell/public-settings.server.ts";

/** While the marketplace is for members, search engines find nothing of it. */
export async function listMarketParts(request: Request) {
  const { marketplaceAccess } = await launchSwitches();
  if (marketplaceAccess !== "public") return { stores: [], items: [] };
  return publicApi(request).load(listMarketSitemapParts);
}
