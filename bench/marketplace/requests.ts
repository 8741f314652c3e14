import type { BenchQuery } from "../area.ts";

export const queries = [
  { name: "a store's items", kind: "list" },
  { name: "newest items", kind: "list" },
] as const satisfies BenchQuery[];

/** Small stores and large ones; each is paged through. */
export const storesAsked = 12;
export const pagesOfStore = 4;
export const pagesOfNewest = 12;

export const storeIdOf = (nr: number): string => `STO-${String(nr).padStart(8, "0")}`;
