import type { CatalogOverview } from "@boab/contracts/marketplace/catalog";
import { mostFound } from "@boab/contracts/marketplace/catalog-limits";
import { slugOfCategory } from "@boab/contracts/marketplace/catalog-rules";
import { itemCategoryNames } from "@boab/contracts/marketplace/item-categories";
import type { CatalogDeps } from "./catalog-deps.ts";
import { countCategories, listBrands } from "./overview.repository.ts";

const mostBrands = 40;

/** What the marketplace's navigation and home offer. */
export async function readCatalog({ db, cache }: CatalogDeps): Promise<CatalogOverview> {
  const { categories, brands } = await cache.overview.get("", async () => ({
    categories: await countCategories(db, itemCategoryNames, mostFound + 1),
    brands: await listBrands(db, { among: mostFound, limit: mostBrands }),
  }));
  return {
    categories: categories.map(({ name, count }) => ({
      name,
      slug: slugOfCategory(name),
      count: Math.min(count, mostFound),
      isCapped: count > mostFound,
    })),
    brands,
  };
}
