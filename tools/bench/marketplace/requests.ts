import type { BenchQuery } from "../area.ts";

export const queries = [
  { name: "a store's items", kind: "list" },
  { name: "newest items", kind: "list" },
  { name: "text, category and price", kind: "search" },
  { name: "five filters", kind: "search" },
  { name: "counts of five filters", kind: "search" },
  { name: "an item", kind: "list" },
  { name: "add to cart", kind: "list" },
] as const satisfies BenchQuery[];

/** Small stores and large ones; each is paged through. */
export const storeCount = 12;
export const pagesPerStore = 4;
export const newestPageCount = 12;

export const itemCount = 500;
/** Each actor may write 60 times a minute, so many buyers take turns. */
export const buyerCount = 1_500;
/** The first items have enough stock for all of them. */
export const cartItemCount = 60;

export const toStoreId = (nr: number): string => `STO-${String(nr).padStart(8, "0")}`;
export const toItemId = (nr: number): string => `ITM-${String(nr).padStart(8, "0")}`;
export const toBuyerId = (nr: number): string => `bench-buyer-${nr}`;

const kinds = [
  ["dress", "Clothing & Accessories"],
  ["basket", "Handmade & Crafts"],
  ["oil", "Beauty & Personal Care"],
  ["stool", "Home & Living"],
  ["piano", "Music & Entertainment"],
  ["coffee", "Groceries & Beverages"],
] as const;
const prices = [
  [5, 40],
  [40, 90],
  [120, 320],
] as const;

type Query = Record<string, string>;

/** What buyers search for: a word, where it belongs, and what it may cost. */
export const textSearches: Query[] = kinds.flatMap(([q, cat]) =>
  prices.map(([pmin, pmax]) => ({ q, cat, pmin: `${pmin}`, pmax: `${pmax}`, ps: "24" })),
);

export const filteredSearches: Query[] = kinds.flatMap(([, cat]) =>
  ["Indigo", "Ochre", "Sand"].map((color) => ({
    cat,
    color,
    size: "M",
    cond: "new",
    fship: "1",
    ps: "24",
  })),
);

/** More than the API keeps the counts of, each asked in turn: all of them are counted anew. */
const priceVariantCount = 30;

export const countedSearches: Query[] = filteredSearches.flatMap(({ ps: _ps, ...query }) =>
  Array.from({ length: priceVariantCount }, (_, dollars) => ({ ...query, pmin: `${dollars + 1}` })),
);
