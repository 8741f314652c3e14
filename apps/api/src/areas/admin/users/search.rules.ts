/** Where in a person's name, username or email the words must stand. */
export type SearchPlace = "anywhere" | "beginning";

/**
 * The search index knows groups of three letters. Three letters in a row can be found anywhere; fewer
 * only at the beginning of a word; without any letter or digit there is nothing to look for.
 */
export function searchPlace(words: string): SearchPlace | "nowhere" {
  const letters = words.normalize("NFKD").replace(/\p{M}/gu, "");
  if (/[\p{L}\p{N}]{3}/u.test(letters)) return "anywhere";
  return /[\p{L}\p{N}]/u.test(letters) ? "beginning" : "nowhere";
}
