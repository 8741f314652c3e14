import type { CatalogOverview } from "@boab/contracts/marketplace/catalog";
import { maxFoundItems } from "@boab/contracts/marketplace/catalog-limits";
import { toCategorySlug } from "@boab/contracts/marketplace/catalog-rules";
import { itemCategoryNames } from "@boab/contracts/marketplace/item-categories";
import type { CatalogDeps } from "./catalog-deps.ts";
import { countCategories, listBrands } from "./overview.repository.ts";

const maxBrands = 40;

/** Reads what the marketplace's navigation and home page offer. */
export async function readCatalog({ db, cache }: CatalogDeps): Promise<CatalogOverview> {
  const { categories, brands } = await cache.overview.get("", async () => ({
    categories: await countCategories(db, itemCategoryNames, maxFoundItems + 1),
    brands: await listBrands(db, { newestItemCount: maxFoundItems, limit: maxBrands }),
  }));
  return {
    categories: categories.map(({ name, count }) => ({
      name,
      slug: toCategorySlug(name),
      count: Math.min(count, maxFoundItems),
      isCapped: count > maxFoundItems,
    })),
    brands,
  };
}
