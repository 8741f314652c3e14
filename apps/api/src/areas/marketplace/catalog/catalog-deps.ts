import { computePriceCeilingDollars } from "@boab/contracts/marketplace/catalog-rules";
import type { MarketplaceDeps } from "../deps.ts";
import { findHighestPrice } from "./catalog.repository.ts";
import { restrictToWeight } from "./catalog.rules.ts";
import type { CatalogCache } from "./catalog-cache.ts";
import type { WordSearch } from "./catalog-filters.repository.ts";

export type CatalogDeps = Pick<MarketplaceDeps, "db" | "searchWords"> & { cache: CatalogCache };

/** CATLG-06: the price ceiling covers everything for sale, whatever the search is. */
export async function readPriceCeilingDollars({ db, cache }: CatalogDeps): Promise<number> {
  return computePriceCeilingDollars(await cache.highestPrice.get("", () => findHighestPrice(db)));
}

/** The search behind the typed text; undefined when the text contains no word. */
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
      inName: restrictToWeight(read.query, "A"),
      inDescription: restrictToWeight(read.query, "D"),
    }
  );
}
