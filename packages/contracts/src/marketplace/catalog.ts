import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { Cursor, pageLimit, text } from "../common/fields.ts";
import {
  itemSorts,
  maxFilterValues,
  maxRelatedItems,
  maxSearchLength,
  pageSizes,
  priceBarCount,
  ratingChoices,
} from "./catalog-limits.ts";
import {
  itemConditions,
  itemGenders,
  itemStyles,
  maxBrandLength,
  maxOptionLength,
} from "./item-limits.ts";
import { ItemCard, ItemCondition, ItemGender, ItemKey, ItemStyle } from "./items.ts";
import { StoreSlug } from "./store-fields.ts";

/** One value or several, as in `size=M&size=L`. */
const oneOrMore = <Value extends z.ZodType<string>>(value: Value) =>
  z
    .union([value, z.array(value).max(maxFilterValues)])
    .transform((given): z.output<Value>[] => [...new Set(Array.isArray(given) ? given : [given])]);

const numberChoice = (numbers: readonly number[]) =>
  text(10)
    .transform(Number)
    .refine((value) => numbers.includes(value), "Unknown choice.");

const dollars = text(12)
  .regex(/^\d{1,7}(\.\d{1,2})?$/, "Please enter an amount such as 20.")
  .transform(Number);

const filters = {
  q: text(maxSearchLength).optional(),
  /** `1` searches for exactly these words, without related community words. */
  exact: z.literal("1").optional(),
  /** Categories of any level; an item must be in all of them. */
  cat: oneOrMore(text(60)).optional(),
  gender: oneOrMore(z.enum(itemGenders)).optional(),
  style: oneOrMore(z.enum(itemStyles)).optional(),
  size: oneOrMore(text(maxOptionLength)).optional(),
  color: oneOrMore(text(maxOptionLength)).optional(),
  /** An item matches when it has any of these brands. */
  brand: oneOrMore(text(maxBrandLength)).optional(),
  cond: oneOrMore(z.enum(itemConditions)).optional(),
  minRating: numberChoice(ratingChoices).optional(),
  stock: z.literal("1").optional(),
  fship: z.literal("1").optional(),
  fret: z.literal("1").optional(),
  pmin: dollars.optional(),
  pmax: dollars.optional(),
};

const CatalogFilterQuery = z.strictObject(filters);
export type CatalogFilterQuery = z.output<typeof CatalogFilterQuery>;

/** The catalog's whole state; its pages use the same names in their URL (CATLG-05). */
export const CatalogQuery = z
  .strictObject({
    ...filters,
    sort: z.enum(itemSorts).optional(),
    page: text(4)
      .regex(/^[1-9]\d*$/, "Must be 1 or more.")
      .transform(Number)
      .optional(),
    ps: numberChoice(pageSizes).optional(),
    /** With a cursor or a limit, the filters don't apply and the response lists every item, newest first. */
    cursor: Cursor.optional(),
    limit: pageLimit(48).optional(),
  })
  // A search that ignored its words would look like one that found something.
  .refine(({ q, cursor, limit }) => q === undefined || (cursor ?? limit) === undefined, {
    path: ["q"],
    message: "Send ps and page with q, not limit or cursor.",
  });
export type CatalogQuery = z.output<typeof CatalogQuery>;

/** An item as the catalog shows it (CATLG-03). */
export const CatalogItem = z.strictObject({
  ...ItemCard.shape,
  storeName: z.string(),
  storeSlug: StoreSlug,
  /** A store on holiday still shows its items, but they aren't for sale until it is back. */
  storeIsAway: z.boolean(),
  brand: z.string(),
  condition: ItemCondition.nullable(),
  genders: z.array(ItemGender),
  styles: z.array(ItemStyle),
  sizes: z.array(z.string()),
  colours: z.array(z.string()),
  freeReturns: z.boolean(),
  /** The mean of its reviews, to one decimal; null before the first. */
  rating: z.number().nullable(),
  reviewCount: z.int(),
});
export type CatalogItem = z.infer<typeof CatalogItem>;

const Total = z.strictObject({
  count: z.int(),
  isCapped: z.boolean(),
  /** Null where more matched than are counted. */
  stores: z.int().nullable(),
});

const CatalogPage = z.strictObject({
  data: z.array(CatalogItem),
  nextCursor: Cursor.nullable(),
  /** Null in a list that is paged by cursor. */
  total: Total.nullable(),
  /** What was searched instead, when nothing had the words as typed. */
  corrected: z.string().nullable(),
});
export type CatalogPage = z.infer<typeof CatalogPage>;

export const getItems = defineCall({
  method: "GET",
  path: "/shop-item/get-items",
  summary: "Search the items that are for sale, or list them newest first",
  query: CatalogQuery,
  response: CatalogPage,
});

/** The count is null where more matched than are counted. */
const Choice = z.strictObject({ value: z.string(), count: z.int().nullable() });
export type CatalogChoice = z.infer<typeof Choice>;

const CatalogFilters = z.strictObject({
  /** The list has the categories of all three levels. */
  categories: z.array(Choice),
  genders: z.array(Choice),
  styles: z.array(Choice),
  sizes: z.array(Choice),
  colours: z.array(Choice),
  brands: z.array(Choice),
  conditions: z.array(Choice),
  ratings: z.array(Choice),
  inStock: z.int().nullable(),
  freeShipping: z.int().nullable(),
  freeReturns: z.int().nullable(),
  /** How many items there are in each of equal steps from 0 to the ceiling. */
  prices: z.array(z.int()).max(priceBarCount),
  /** The highest price of all items, in whole dollars (CATLG-06). */
  ceiling: z.int(),
});
export type CatalogFilters = z.infer<typeof CatalogFilters>;

export const readCatalogFilters = defineCall({
  method: "GET",
  path: "/marketplace/catalog/filters",
  summary: "Count what each filter of the catalog would show",
  query: CatalogFilterQuery,
  response: CatalogFilters,
});

const CatalogOverview = z.strictObject({
  /** Only categories with something for sale, those with the highest count first. */
  categories: z.array(
    z.strictObject({
      name: z.string(),
      slug: z.string(),
      count: z.int(),
      isCapped: z.boolean(),
    }),
  ),
  /** The brands of recently added items, the most frequent first. */
  brands: z.array(z.string()),
});
export type CatalogOverview = z.infer<typeof CatalogOverview>;

export const readCatalog = defineCall({
  method: "GET",
  path: "/marketplace/catalog",
  summary: "List the categories and brands that have something for sale",
  response: CatalogOverview,
});

const RelatedItems = z.strictObject({
  /** Others of its category, those of the same store and kind first (PROD-04). */
  similar: z.array(CatalogItem).max(maxRelatedItems),
  /** The newest of its store, of other categories. */
  fromStore: z.array(CatalogItem).max(maxRelatedItems),
});
export type RelatedItems = z.infer<typeof RelatedItems>;

export const listRelatedItems = defineCall({
  method: "GET",
  path: "/marketplace/items/:itemId/related",
  summary: "Items like one that is for sale, and others of its store",
  params: z.strictObject({ itemId: ItemKey }),
  response: RelatedItems,
});
