import { getItems } from "@boab/contracts/marketplace/catalog";
import { maxSpotlightItems, spotlightCategory } from "@boab/contracts/marketplace/catalog-limits";
import { toCategorySlug } from "@boab/contracts/marketplace/catalog-rules";
import type { ApiClient } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { productsPath } from "../paths.ts";
import { type ItemCardView, toItemCardView } from "./item-card-view.ts";

/** The path is built on the server, so that the browser doesn't load the category tree for one link. */
export const spotlightPath = productsPath(toCategorySlug(spotlightCategory));

/** DIR-HOME-08: products for the directory's home; none while the API doesn't respond. */
export async function loadSpotlightItems(client: Pick<ApiClient, "call">): Promise<ItemCardView[]> {
  const ps = String(maxSpotlightItems);
  try {
    const { data } = await client.call(getItems, {
      query: { cat: spotlightCategory, stock: "1", sort: "newest", ps },
    });
    return data.map(toItemCardView);
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}
