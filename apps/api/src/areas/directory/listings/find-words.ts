import type { ListingQuery } from "@boab/contracts/directory/search";
import type { Db } from "#platform/db/db.ts";
import type { ListingSearch } from "./listing-filters.repository.ts";
import { findNearestWords } from "./search-words.repository.ts";
import { correctWords, readWords } from "./search-words.ts";

export interface WordsFound {
  /** The correction of a misspelt word, when nothing was found as typed. */
  corrected: string | null;
  alsoSearchedFor: string[];
}

/** As typed first; misspelt words are replaced only when that finds nothing. */
export async function findWords<Found>(
  db: Db,
  filters: ListingSearch,
  { q = "", exact }: Pick<ListingQuery, "q" | "exact">,
  find: (search: ListingSearch) => Promise<Found>,
  hasAny: (found: Found) => boolean,
): Promise<Found & WordsFound> {
  const words = await readWords(db, q, exact === "1");
  const typed = await find({ ...filters, words: words?.query });
  const asTyped = { ...typed, corrected: null, alsoSearchedFor: words?.alsoSearchedFor ?? [] };
  if (hasAny(typed) || !words || exact) return asTyped;

  const corrected = await correctWords(q, (each) => findNearestWords(db, each));
  const better = corrected ? await readWords(db, corrected, false) : undefined;
  if (!corrected || !better) return asTyped;
  const found = await find({ ...filters, words: better.query });
  if (!hasAny(found)) return asTyped;
  return { ...found, corrected, alsoSearchedFor: better.alsoSearchedFor };
}
