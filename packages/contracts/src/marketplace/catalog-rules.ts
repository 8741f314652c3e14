import { toDollars } from "../common/dollars.ts";
import {
  defaultMaxPriceDollars,
  defaultPageSize,
  maxFoundItems,
  minPriceCeilingDollars,
  type PageSize,
  pageSizes,
} from "./catalog-limits.ts";
import {
  type ItemCategory,
  itemCategoryNames,
  listSubCategories,
  listSubSubCategories,
} from "./item-categories.ts";

/** Returns the slug in the URL of a category's page, such as `clothing-accessories`. */
export const toCategorySlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z]+/g, "-")
    .replace(/^-|-$/g, "");

export const findCategoryBySlug = (slug: string): ItemCategory | undefined =>
  itemCategoryNames.find((name) => toCategorySlug(name) === slug.toLowerCase());

/** MKT-03, X-44: the navigation shows these labels while nothing is for sale, and links to these categories. */
export const defaultCategories: readonly { label: string; category: ItemCategory }[] = [
  { label: "Fashion & Clothing", category: "Clothing & Accessories" },
  { label: "Home Décor", category: "Home & Living" },
  { label: "Electronics", category: "Electronics" },
  { label: "Books", category: "Books & Stationery" },
  { label: "Beauty", category: "Beauty & Personal Care" },
];

/** The names of all three levels. */
export const allCategoryNames: readonly string[] = [
  ...new Set(
    itemCategoryNames.flatMap((name) => [
      name,
      ...listSubCategories(name).flatMap((sub) => [sub, ...listSubSubCategories(name, sub)]),
    ]),
  ),
];

/** CATLG-06: the highest price in whole dollars, at least 50. */
export const computePriceCeilingDollars = (highestCents: number | null): number =>
  Math.max(minPriceCeilingDollars, Math.ceil(toDollars(highestCents ?? 0)));

/** CATLG-07: the default max price is 2,000, or the ceiling when that is lower. */
export const computeDefaultMaxPriceDollars = (ceilingDollars: number): number =>
  Math.min(defaultMaxPriceDollars, ceilingDollars);

export interface PriceRange {
  min: number;
  max: number;
}

/**
 * CATLG-06: the range lies between 0 and the ceiling, and min and max are swapped when reversed. Without a request it
 * is the default range, which filters nothing: an item that costs more is still listed.
 */
export function computePriceRange(
  requested: { min?: number | undefined; max?: number | undefined },
  ceilingDollars: number,
): PriceRange {
  const clamp = (amount: number) => Math.min(Math.max(amount, 0), ceilingDollars);
  const min = clamp(requested.min ?? 0);
  const defaultMax = computeDefaultMaxPriceDollars(ceilingDollars);
  const max = clamp(requested.max ?? (min > defaultMax ? ceilingDollars : defaultMax));
  return min > max ? { min: max, max: min } : { min, max };
}

/** CATLG-08: any other page size becomes the default. */
export const parsePageSize = (requested: string | number | null | undefined): PageSize =>
  pageSizes.find((size) => size === Number(requested)) ?? defaultPageSize;

/** CATLG-09: a page is at least 1, and within the items that are counted. */
export const parsePage = (
  requested: string | number | null | undefined,
  size: PageSize,
): number => {
  const page = Math.floor(Number(requested));
  return Number.isFinite(page) ? Math.min(Math.max(page, 1), Math.ceil(maxFoundItems / size)) : 1;
};
