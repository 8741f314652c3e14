export const catalogCopy = {
  nothingMatches: "No products match your filters.", // CATLG-02
} as const;
