import { getItems } from "@boab/contracts/marketplace/catalog";
import { mostSpotlightItems, spotlightCategory } from "@boab/contracts/marketplace/catalog-limits";
import { slugOfCategory } from "@boab/contracts/marketplace/catalog-rules";
import type { ApiClient } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { productsPath } from "../paths.ts";
import { type ItemCardView, itemCardView } from "./item-card-view.ts";

/** Built here, because the tree of categories is no weight for a page that links to one of them. */
export const spotlightPath = productsPath(slugOfCategory(spotlightCategory));

/** DIR-HOME-08: products for the directory's home; none while the API doesn't respond. */
export async function loadSpotlightItems(client: Pick<ApiClient, "call">): Promise<ItemCardView[]> {
  const ps = String(mostSpotlightItems);
  try {
    const { data } = await client.call(getItems, {
      query: { cat: spotlightCategory, stock: "1", sort: "newest", ps },
    });
    return data.map(itemCardView);
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}
