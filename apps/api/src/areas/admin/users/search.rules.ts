/** The words match anywhere in a name, username or email, or only at the beginning of a word. */
export type MatchPosition = "anywhere" | "beginning";

/**
 * The index holds trigrams: three letters in a row match anywhere, fewer only at the start of a
 * word, and without a letter or digit there is nothing to search for.
 */
export function findMatchPosition(words: string): MatchPosition | "nowhere" {
  const letters = words.normalize("NFKD").replace(/\p{M}/gu, "");
  if (/[\p{L}\p{N}]{3}/u.test(letters)) return "anywhere";
  return /[\p{L}\p{N}]/u.test(letters) ? "beginning" : "nowhere";
}
