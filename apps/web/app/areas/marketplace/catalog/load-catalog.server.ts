import {
  type CatalogChoice,
  type CatalogPage,
  getItems,
  readCatalogFilters,
} from "@boab/contracts/marketplace/catalog";
import { maxFoundItems } from "@boab/contracts/marketplace/catalog-limits";
import {
  computeDefaultMaxPriceDollars,
  computePriceRange,
  toCategorySlug,
} from "@boab/contracts/marketplace/catalog-rules";
import { conditionNames, genderNames, styleNames } from "@boab/contracts/marketplace/item-limits";
import { formatCount } from "@boab/format/numbers";
import { redirect } from "react-router";
import type { ApiClient } from "#lib/api/api.server.ts";
import { browsePath, productsPath } from "../paths.ts";
import { listAppliedFilters } from "./applied-filters.ts";
import { withPage } from "./catalog-path.ts";
import { isSameText, readValues, toFilterQuery } from "./catalog-values.ts";
import type { CatalogView, ChoiceView } from "./catalog-view.ts";
import { listCategoryChoices } from "./category-choices.ts";
import { toItemCardView } from "./item-card-view.ts";

/** Loads a page of the catalog, of all items or of one category. */
export async function loadCatalog(
  client: Pick<ApiClient, "load">,
  params: URLSearchParams,
  category: string | null,
): Promise<CatalogView> {
  const values = readValues(params);
  const base = category ? productsPath(toCategorySlug(category)) : browsePath;
  const query = toFilterQuery(values, category);
  const { sort, page, ps } = values;
  const [found, typedFilters] = await Promise.all([
    client.load(getItems, {
      query: { ...query, sort, page: String(page), ps: String(ps) },
    }),
    client.load(readCatalogFilters, { query }),
  ]);
  // The filter counts have to match the items shown, so a corrected search is counted again.
  const filters = found.corrected
    ? await client.load(readCatalogFilters, { query: { ...query, q: found.corrected } })
    : typedFilters;
  const total = found.total ?? { count: found.data.length, isCapped: false, stores: null };
  const pageCount = Math.max(1, Math.ceil(total.count / ps));
  // A narrower search has fewer pages, so the requested page may not exist.
  if (page > pageCount) throw redirect(withPage(base, params, pageCount));

  const { ceiling } = filters;
  const priceRange = { min: toNumber(values.pmin), max: toNumber(values.pmax) };
  const applied = listAppliedFilters(base, params, values);
  return {
    base,
    heading: category ?? "Browse the marketplace",
    summary: formatSummary(total),
    showLabel: `Show ${formatProductCount(total)}`,
    corrected: found.corrected,
    items: found.data.map(toItemCardView),
    values,
    filters: {
      categories: listCategoryChoices(filters.categories, values.cat, category),
      genders: toNamedChoices(filters.genders, values.gender, genderNames),
      styles: toNamedChoices(filters.styles, values.style, styleNames),
      sizes: toPlainChoices(filters.sizes, values.size).sort(compareSizes),
      colours: toPlainChoices(filters.colours, values.color),
      brands: toPlainChoices(filters.brands, values.brand),
      conditions: toNamedChoices(filters.conditions, values.cond, conditionNames),
      ratings: filters.ratings.map((choice) => ({ ...choice, label: choice.value })),
      stock: filters.inStock,
      fship: filters.freeShipping,
      fret: filters.freeReturns,
    },
    price: {
      ceiling,
      defaultMax: computeDefaultMaxPriceDollars(ceiling),
      ...computePriceRange(priceRange, ceiling),
      bars: filters.prices,
    },
    applied,
    isFiltered: applied.length > 0,
    page,
    pages: pageCount,
    isCutOff: total.isCapped,
  };
}

const toNumber = (typed: string) => (typed === "" ? undefined : Number(typed));

/** Chosen values stay visible even when no item has them. */
const includeChosen = (choices: readonly CatalogChoice[], chosen: readonly string[]) => [
  ...choices,
  ...chosen
    .filter((value) => !choices.some((choice) => isSameText(choice.value, value)))
    .map((value) => ({ value, count: 0 })),
];

const toNamedChoices = (
  choices: readonly CatalogChoice[],
  chosen: readonly string[],
  names: Record<string, string>,
): ChoiceView[] =>
  includeChosen(choices, chosen).map((choice) => ({
    ...choice,
    label: names[choice.value] ?? choice.value,
  }));

const toPlainChoices = (
  choices: readonly CatalogChoice[],
  chosen: readonly string[],
): ChoiceView[] =>
  includeChosen(choices, chosen).map((choice) => ({ ...choice, label: choice.value }));

const sizeOrder = ["xxs", "xs", "s", "m", "l", "xl", "xxl", "2xl", "xxxl", "3xl"];

/** Letters by size, then numbers, then words. */
function compareSizes({ label: one }: ChoiceView, { label: other }: ChoiceView): number {
  const rankSize = (size: string) => {
    const letter = sizeOrder.indexOf(size.toLowerCase());
    return letter >= 0 ? letter : 100 + (Number.parseFloat(size) || 10_000);
  };
  return rankSize(one) - rankSize(other) || one.localeCompare(other, "en");
}

type Total = NonNullable<CatalogPage["total"]>;

const formatProductCount = ({ count, isCapped }: Total) =>
  isCapped
    ? `more than ${formatCount(maxFoundItems)} products`
    : `${formatCount(count)} ${count === 1 ? "product" : "products"}`;

function formatSummary(total: Total): string {
  const productCount = formatProductCount(total);
  const { stores } = total;
  const from = stores ? ` from ${formatCount(stores)} ${stores === 1 ? "store" : "stores"}` : "";
  return productCount.charAt(0).toUpperCase() + productCount.slice(1) + from;
}
