/** Sentences of the shell and of general behaviour, word for word. */
export const shellTexts = {
  comingSoon: "Coming Soon",
  noResults: "No results found.",
} as const;
