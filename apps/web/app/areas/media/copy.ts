export const videoListCopy = {
  nothingFound: "No results found.", // MEDIA-11
} as const;
