/** Sentences of the shell and of general behaviour, word for word. */
export const shellTexts = {
  comingSoon: "Coming Soon",
  noResults: "No results found.",
} as const;

/** Our own, for a part of a page whose program comes later, or not at all. */
export const partTexts = {
  opening: "Loading",
  lost: "Part of this page couldn't be loaded.",
  reload: "Reload the page",
} as const;
