/** Sentences of the specification. */
export const mediaTexts = {
  lookupFailed: "Failed to fetch video details.",
  submissionFailed: "Submission failed. Please try again.",
  nothingFound: "No results found.",
} as const;
