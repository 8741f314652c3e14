import {
  leastCeiling,
  mostFound,
  type PageSize,
  pageSizes,
  usualMostPrice,
  usualPageSize,
} from "./catalog-limits.ts";
import { type ItemCategory, itemCategories, itemCategoryNames } from "./item-categories.ts";

/** `clothing-accessories`; in the address of a category's page. */
export const slugOfCategory = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z]+/g, "-")
    .replace(/^-|-$/g, "");

export const categoryOfSlug = (slug: string): ItemCategory | undefined =>
  itemCategoryNames.find((name) => slugOfCategory(name) === slug.toLowerCase());

/** MKT-03, X-44: what the navigation shows while nothing is for sale, and where it leads. */
export const usualCategories: readonly { label: string; category: ItemCategory }[] = [
  { label: "Fashion & Clothing", category: "Clothing & Accessories" },
  { label: "Home Décor", category: "Home & Living" },
  { label: "Electronics", category: "Electronics" },
  { label: "Books", category: "Books & Stationery" },
  { label: "Beauty", category: "Beauty & Personal Care" },
];

/** The names of all three levels. */
export const everyCategoryName: readonly string[] = [
  ...new Set(
    Object.entries(itemCategories).flatMap(([name, level]) => [
      name,
      ...(Array.isArray(level)
        ? (level as readonly string[])
        : Object.entries(level as Record<string, readonly string[]>).flat(2)),
    ]),
  ),
];

/** CATLG-06: the highest price in whole dollars, at least 50. */
export const ceilingOf = (highestCents: number | null): number =>
  Math.max(leastCeiling, Math.ceil((highestCents ?? 0) / 100));

/** CATLG-07. */
export const usualMost = (ceiling: number): number => Math.min(usualMostPrice, ceiling);

export interface PriceRange {
  min: number;
  max: number;
}

/**
 * CATLG-06: within 0 and the ceiling, and the right way round. What isn't asked for is the usual range, which
 * filters nothing: an item that costs more is still for sale.
 */
export function priceRange(
  wanted: { min?: number | undefined; max?: number | undefined },
  ceiling: number,
): PriceRange {
  const within = (amount: number) => Math.min(Math.max(amount, 0), ceiling);
  const min = within(wanted.min ?? 0);
  const usual = usualMost(ceiling);
  const max = within(wanted.max ?? (min > usual ? ceiling : usual));
  return min > max ? { min: max, max: min } : { min, max };
}

/** CATLG-08: only these; another is the usual one. */
export const pageSizeOf = (wanted: string | number | null | undefined): PageSize =>
  pageSizes.find((size) => size === Number(wanted)) ?? usualPageSize;

/** CATLG-09, and no further than what is counted. */
export const pageOf = (wanted: string | number | null | undefined, size: PageSize): number => {
  const page = Math.floor(Number(wanted));
  return Number.isFinite(page) ? Math.min(Math.max(page, 1), Math.ceil(mostFound / size)) : 1;
};
