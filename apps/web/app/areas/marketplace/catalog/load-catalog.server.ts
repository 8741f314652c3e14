import {
  type CatalogChoice,
  type CatalogPage,
  getItems,
  readCatalogFilters,
} from "@boab/contracts/marketplace/catalog";
import { mostFound } from "@boab/contracts/marketplace/catalog-limits";
import { priceRange, slugOfCategory, usualMost } from "@boab/contracts/marketplace/catalog-rules";
import { conditionNames, genderNames, styleNames } from "@boab/contracts/marketplace/item-limits";
import { redirect } from "react-router";
import type { ApiClient } from "#lib/api/api.server.ts";
import { formatCount } from "#lib/format/format.ts";
import { browsePath, productsPath } from "../paths.ts";
import { appliedFilters } from "./applied-filters.ts";
import { withPage } from "./catalog-address.ts";
import { readValues, sameWords, toFilterQuery } from "./catalog-values.ts";
import type { CatalogView, ChoiceView } from "./catalog-view.ts";
import { categoryChoices } from "./category-choices.ts";
import { itemCardView } from "./item-card-view.ts";

/** A page of the catalog: of everything, or of one category. */
export async function loadCatalog(
  client: Pick<ApiClient, "load">,
  params: URLSearchParams,
  category: string | null,
): Promise<CatalogView> {
  const values = readValues(params);
  const base = category ? productsPath(slugOfCategory(category)) : browsePath;
  const query = toFilterQuery(values, category);
  const { sort, page, ps } = values;
  const [found, typedFilters] = await Promise.all([
    client.load(getItems, {
      query: { ...query, sort, page: String(page), ps: String(ps) },
    }),
    client.load(readCatalogFilters, { query }),
  ]);
  // The counts are of what is shown, so a correction counts once more.
  const filters = found.corrected
    ? await client.load(readCatalogFilters, { query: { ...query, q: found.corrected } })
    : typedFilters;
  const total = found.total ?? { count: found.data.length, isCapped: false, stores: null };
  const pages = Math.max(1, Math.ceil(total.count / ps));
  // A search that became narrower has fewer pages.
  if (page > pages) throw redirect(withPage(base, params, pages));

  const { ceiling } = filters;
  const asked = { min: numberOf(values.pmin), max: numberOf(values.pmax) };
  const applied = appliedFilters(base, params, values);
  return {
    base,
    heading: category ?? "Browse the marketplace",
    summary: summaryOf(total),
    showLabel: `Show ${productsOf(total)}`,
    corrected: found.corrected,
    items: found.data.map(itemCardView),
    values,
    filters: {
      categories: categoryChoices(filters.categories, values.cat, category),
      genders: named(filters.genders, values.gender, genderNames),
      styles: named(filters.styles, values.style, styleNames),
      sizes: written(filters.sizes, values.size).sort(bySize),
      colours: written(filters.colours, values.color),
      brands: written(filters.brands, values.brand),
      conditions: named(filters.conditions, values.cond, conditionNames),
      ratings: filters.ratings.map((choice) => ({ ...choice, label: choice.value })),
      stock: filters.inStock,
      fship: filters.freeShipping,
      fret: filters.freeReturns,
    },
    price: {
      ceiling,
      usualMost: usualMost(ceiling),
      ...priceRange(asked, ceiling),
      bars: filters.prices,
    },
    applied,
    isFiltered: applied.length > 0,
    page,
    pages,
    isCutOff: total.isCapped,
  };
}

const numberOf = (typed: string) => (typed === "" ? undefined : Number(typed));

/** What is chosen is shown even where nothing has it. */
const withChosen = (choices: readonly CatalogChoice[], chosen: readonly string[]) => [
  ...choices,
  ...chosen
    .filter((value) => !choices.some((choice) => sameWords(choice.value, value)))
    .map((value) => ({ value, count: 0 })),
];

const named = (
  choices: readonly CatalogChoice[],
  chosen: readonly string[],
  names: Record<string, string>,
): ChoiceView[] =>
  withChosen(choices, chosen).map((choice) => ({
    ...choice,
    label: names[choice.value] ?? choice.value,
  }));

const written = (choices: readonly CatalogChoice[], chosen: readonly string[]): ChoiceView[] =>
  withChosen(choices, chosen).map((choice) => ({ ...choice, label: choice.value }));

const sizeOrder = ["xxs", "xs", "s", "m", "l", "xl", "xxl", "2xl", "xxxl", "3xl"];

/** Letters by size, then numbers, then words. */
function bySize({ label: one }: ChoiceView, { label: other }: ChoiceView): number {
  const place = (size: string) => {
    const letter = sizeOrder.indexOf(size.toLowerCase());
    return letter >= 0 ? letter : 100 + (Number.parseFloat(size) || 10_000);
  };
  return place(one) - place(other) || one.localeCompare(other, "en");
}

type Total = NonNullable<CatalogPage["total"]>;

const productsOf = ({ count, isCapped }: Total) =>
  isCapped
    ? `more than ${formatCount(mostFound)} products`
    : `${formatCount(count)} ${count === 1 ? "product" : "products"}`;

function summaryOf(total: Total): string {
  const products = productsOf(total);
  const { stores } = total;
  const from = stores ? ` from ${formatCount(stores)} ${stores === 1 ? "store" : "stores"}` : "";
  return products.charAt(0).toUpperCase() + products.slice(1) + from;
}
