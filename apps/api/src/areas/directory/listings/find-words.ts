import type { ListingQuery } from "@boab/contracts/directory/search";
import type { Db } from "#platform/db/db.ts";
import type { ListingSearch } from "./listing-filters.repository.ts";
import { findNearestWords } from "./search-words.repository.ts";
import { correctWords, readWords } from "./search-words.ts";

export interface CorrectionResult {
  /** The correction of a misspelt word, when nothing was found as typed. */
  corrected: string | null;
  alsoSearchedFor: string[];
}

/** Searches for the words as typed. Misspelt words are corrected only when that finds nothing. */
export async function searchWithCorrection<Found>(
  db: Db,
  filters: ListingSearch,
  { q = "", exact }: Pick<ListingQuery, "q" | "exact">,
  find: (search: ListingSearch) => Promise<Found>,
  hasAny: (found: Found) => boolean,
): Promise<Found & CorrectionResult> {
  const words = await readWords(db, q, exact === "1");
  const foundAsTyped = await find({ ...filters, words: words?.query });
  const resultAsTyped = {
    ...foundAsTyped,
    corrected: null,
    alsoSearchedFor: words?.alsoSearchedFor ?? [],
  };
  if (hasAny(foundAsTyped) || !words || exact) return resultAsTyped;

  const corrected = await correctWords(q, (wordsToCorrect) => findNearestWords(db, wordsToCorrect));
  const correctedWords = corrected ? await readWords(db, corrected, false) : undefined;
  if (!corrected || !correctedWords) return resultAsTyped;
  const found = await find({ ...filters, words: correctedWords.query });
  if (!hasAny(found)) return resultAsTyped;
  return { ...found, corrected, alsoSearchedFor: correctedWords.alsoSearchedFor };
}
