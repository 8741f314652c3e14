import { ceilingOf } from "@boab/contracts/marketplace/catalog-rules";
import type { MarketplaceDeps } from "../deps.ts";
import { findHighestPrice } from "./catalog.repository.ts";
import { weighted } from "./catalog.rules.ts";
import type { CatalogCache } from "./catalog-cache.ts";
import type { WordSearch } from "./catalog-filters.repository.ts";

export type CatalogDeps = Pick<MarketplaceDeps, "db" | "searchWords"> & { cache: CatalogCache };

/** CATLG-06: of everything for sale, whatever is searched. */
export async function readCeiling({ db, cache }: CatalogDeps): Promise<number> {
  return ceilingOf(await cache.highestPrice.get("", () => findHighestPrice(db)));
}

/** What to search for when somebody types this; undefined when it contains no word. */
export async function readWordSearch(
  { db, searchWords }: CatalogDeps,
  typed: string,
  exact?: "1" | undefined,
): Promise<WordSearch | undefined> {
  const read = await searchWords.read(db, typed, exact === "1");
  return (
    read && {
      typed: typed.trim().toLowerCase(),
      anywhere: read.query,
      inName: weighted(read.query, "A"),
      inDescription: weighted(read.query, "D"),
    }
  );
}
