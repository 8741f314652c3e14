export const emptyStateCopy = {
  noResults: "No results found.", // MEDIA-11
} as const;

export const loadingCopy = {
  loading: "Loading",
  failed: "Part of this page couldn't be loaded.",
  reload: "Reload the page",
} as const;
