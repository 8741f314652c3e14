/** The specification's sentences for the catalog, word for word. */
export const catalogTexts = {
  nothingMatches: "No products match your filters.",
} as const;
