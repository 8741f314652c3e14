export const frontPageCopy = {
  noMatches: "No articles match your search.", // MAG-02
} as const;
