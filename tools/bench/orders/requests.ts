import type { BenchQuery } from "../area.ts";

export const queries = [
  { name: "a store's orders", kind: "list" },
  { name: "to send", kind: "list" },
  { name: "sent, page by page", kind: "list" },
  { name: "search in a store's orders", kind: "search" },
] as const satisfies BenchQuery[];

/** Each actor may read 600 times a minute, so many sellers take turns. */
export const storeCount = 300;
/** The first ones have about six times the orders of the others. */
export const largeStoreCount = 30;
export const sentPageCount = 3;

export const toStoreId = (nr: number): string => `STO-${String(nr).padStart(8, "0")}`;
export const toSellerId = (nr: number): string => `many-seller-${nr}`;

/** A buyer, a thing and a tracking number: of few orders, of many, and of one. */
export const listSearches = (nr: number): string[] => [
  nr % 2 === 0 ? "adaeze" : "kente",
  `sn${String(nr).padStart(8, "0")}`,
];
