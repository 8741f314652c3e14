import { type CatalogOverview, getItems, readCatalog } from "@boab/contracts/marketplace/catalog";
import { slugOfCategory } from "@boab/contracts/marketplace/catalog-rules";
import { type ItemCategory, itemCategoryNames } from "@boab/contracts/marketplace/item-categories";
import type { ApiClient } from "#lib/api/api.server.ts";
import { formatCount } from "#lib/format/format.ts";
import { type ItemCardView, itemCardView } from "../catalog/item-card-view.ts";
import { browsePath, productsPath } from "../paths.ts";
import type { CategoryCardView } from "./category-cards.tsx";
import { categoryPicture } from "./category-pictures.ts";

const rowItems = "8";
/** Rows of the fullest categories, below what is new. */
const categoryRows = 2;

export interface MarketRow {
  title: string;
  /** All of them. */
  to: string;
  items: ItemCardView[];
}

export interface MarketHome {
  summary: string;
  categories: CategoryCardView[];
  brands: string[];
  rows: MarketRow[];
}

/** The marketplace's home: its categories, its brands, and some of what is for sale. */
export async function loadMarketHome(client: Pick<ApiClient, "load">): Promise<MarketHome> {
  const overview = await client.load(readCatalog);
  const fullest = overview.categories.slice(0, categoryRows).map(({ name }) => name);
  const [newest, ...others] = await Promise.all([
    client.load(getItems, { query: { sort: "newest", page: "1", ps: "8" } }),
    ...fullest.map((cat) =>
      client.load(getItems, { query: { cat, sort: "rating_desc", page: "1", ps: rowItems } }),
    ),
  ]);
  return {
    summary: summaryOf(newest.total),
    categories: categoryCards(overview),
    brands: overview.brands,
    rows: [
      {
        title: "New in",
        to: `${browsePath}?sort=newest`,
        items: newest.data.map(itemCardView),
      },
      ...others.map(({ data }, place) => ({
        title: fullest[place] ?? "",
        to: productsPath(slugOfCategory(fullest[place] ?? "")),
        items: data.map(itemCardView),
      })),
    ].filter(({ items }) => items.length > 0),
  };
}

function summaryOf(
  total: { count: number; isCapped: boolean; stores: number | null } | null,
): string {
  if (!total || total.count === 0) return "";
  const { count, isCapped, stores } = total;
  const products = isCapped ? `More than ${formatCount(count)}` : formatCount(count);
  const from = stores ? ` from ${formatCount(stores)} ${stores === 1 ? "store" : "stores"}` : "";
  return `${products} ${count === 1 ? "product" : "products"}${from} so far.`;
}

/** Those with something for sale first, so that the cards in sight lead somewhere. */
function categoryCards({ categories }: CatalogOverview): CategoryCardView[] {
  const stocked = new Map(categories.map((category) => [category.name, category]));
  const names = [
    ...categories.map(({ name }) => name),
    ...itemCategoryNames.filter((name) => !stocked.has(name)),
  ] as ItemCategory[];
  return names.map((name) => {
    const found = stocked.get(name);
    const slug = slugOfCategory(name);
    return {
      name,
      slug,
      picture: categoryPicture(name, slug),
      count: found ? countOf(found) : null,
    };
  });
}

const countOf = ({ count, isCapped }: { count: number; isCapped: boolean }) =>
  `${isCapped ? "More than " : ""}${formatCount(count)} ${count === 1 ? "product" : "products"}`;
