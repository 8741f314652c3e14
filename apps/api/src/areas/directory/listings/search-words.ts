import type { Db } from "#platform/db/db.ts";
import type { WordQuery } from "./listing-filters.repository.ts";
import { findCommunityMatches } from "./search-words.repository.ts";
import { listPhrases, splitWords, toSegments, toWordQuery } from "./search-words.rules.ts";

export interface SearchedWords {
  query: WordQuery;
  alsoSearchedFor: string[];
}

/** The search behind the typed text; undefined when the text contains no word. */
export async function readWords(
  db: Db,
  text: string,
  isExact: boolean,
): Promise<SearchedWords | undefined> {
  const words = splitWords(text);
  if (words.length === 0) return undefined;
  const matches = isExact ? [] : await findCommunityMatches(db, listPhrases(words));
  const segments = toSegments(words, matches);
  const alternativeWords = new Set(segments.flatMap(({ others }) => others));
  const relatedMatches = matches.filter(
    ({ kind, other }) => kind === "related" && alternativeWords.has(other),
  );
  return {
    query: toWordQuery(segments),
    alsoSearchedFor: [...new Set(relatedMatches.map(({ other }) => other))],
  };
}

/** The same words with misspelt ones replaced; undefined when there is nothing to replace. */
export async function correctWords(
  text: string,
  findNearest: (words: readonly string[]) => Promise<ReadonlyMap<string, string | null>>,
): Promise<string | undefined> {
  const words = splitWords(text);
  const nearest = await findNearest(words);
  const corrected = words.map((word) => nearest.get(word) ?? word).join(" ");
  return corrected === words.join(" ") ? undefined : corrected;
}
