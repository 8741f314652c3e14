/** The specification's sentences for this area, word for word. */
export const magazineTexts = {
  noMatches: "No articles match your search.",
} as const;

/** Our own sentences, where the specification has none. */
export const magazinePageTexts = {
  linkCopied: "Link copied",
  copyFailed: "We couldn't copy the link. Select it and copy it yourself.",
} as const;
