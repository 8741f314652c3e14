import { listStoreSitemapParts } from "@boab/contracts/marketplace/sitemap";
import { publicApi } from "#lib/api/public-api.server.ts";
import { launchSwitches } from "#shell/public-settings.server.ts";

/** While the marketplace is for members, search engines find none of its stores. */
export async function listStoreParts(request: Request) {
  const { marketplaceAccess } = await launchSwitches();
  if (marketplaceAccess !== "public") return [];
  return (await publicApi(request).load(listStoreSitemapParts)).data;
}
