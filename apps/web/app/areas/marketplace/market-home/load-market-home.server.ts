import { isOneOf } from "@boab/contracts/common/guards";
import { type CatalogOverview, getItems, readCatalog } from "@boab/contracts/marketplace/catalog";
import { toCategorySlug } from "@boab/contracts/marketplace/catalog-rules";
import { itemCategoryNames } from "@boab/contracts/marketplace/item-categories";
import { formatCount } from "@boab/format/numbers";
import type { ApiClient } from "#lib/api/api.server.ts";
import { type ItemCardView, toItemCardView } from "../catalog/item-card-view.ts";
import { browsePath, productsPath } from "../paths.ts";
import type { CategoryCardView } from "./category-cards.tsx";
import { getCategoryPictureUrl } from "./category-pictures.ts";

const itemsPerRow = "8";
/** The number of rows for the largest categories, below the new items. */
const categoryRowCount = 2;

export interface MarketRow {
  title: string;
  /** The path of the page with all of these items. */
  to: string;
  items: ItemCardView[];
}

export interface MarketHome {
  summary: string;
  categories: CategoryCardView[];
  brands: string[];
  rows: MarketRow[];
}

/** Loads the marketplace's home: its categories, its brands and some items for sale. */
export async function loadMarketHome(client: Pick<ApiClient, "load">): Promise<MarketHome> {
  const overview = await client.load(readCatalog);
  const largestCategories = overview.categories.slice(0, categoryRowCount).map(({ name }) => name);
  const [newest, ...others] = await Promise.all([
    client.load(getItems, { query: { sort: "newest", page: "1", ps: "8" } }),
    ...largestCategories.map((cat) =>
      client.load(getItems, { query: { cat, sort: "rating_desc", page: "1", ps: itemsPerRow } }),
    ),
  ]);
  return {
    summary: formatSummary(newest.total),
    categories: toCategoryCards(overview),
    brands: overview.brands,
    rows: [
      {
        title: "New in",
        to: `${browsePath}?sort=newest`,
        items: newest.data.map(toItemCardView),
      },
      ...others.map(({ data }, place) => ({
        title: largestCategories[place] ?? "",
        to: productsPath(toCategorySlug(largestCategories[place] ?? "")),
        items: data.map(toItemCardView),
      })),
    ].filter(({ items }) => items.length > 0),
  };
}

function formatSummary(
  total: { count: number; isCapped: boolean; stores: number | null } | null,
): string {
  if (!total || total.count === 0) return "";
  const { count, isCapped, stores } = total;
  const productCount = isCapped ? `More than ${formatCount(count)}` : formatCount(count);
  const from = stores ? ` from ${formatCount(stores)} ${stores === 1 ? "store" : "stores"}` : "";
  return `${productCount} ${count === 1 ? "product" : "products"}${from} so far.`;
}

/** Categories with items come first, so that the visible cards lead somewhere. */
function toCategoryCards({ categories }: CatalogOverview): CategoryCardView[] {
  const stockedCategories = new Map(categories.map((category) => [category.name, category]));
  const names = [
    ...categories.map(({ name }) => name).filter((name) => isOneOf(itemCategoryNames, name)),
    ...itemCategoryNames.filter((name) => !stockedCategories.has(name)),
  ];
  return names.map((name) => {
    const found = stockedCategories.get(name);
    const slug = toCategorySlug(name);
    return {
      name,
      slug,
      picture: getCategoryPictureUrl(name, slug),
      count: found ? formatProductCount(found) : null,
    };
  });
}

const formatProductCount = ({ count, isCapped }: { count: number; isCapped: boolean }) =>
  `${isCapped ? "More than " : ""}${formatCount(count)} ${count === 1 ? "product" : "products"}`;
