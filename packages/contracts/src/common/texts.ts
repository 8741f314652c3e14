/** Sentences of the shell, word for word. */
export const shellTexts = {
  comingSoon: "Coming Soon",
  noResults: "No results found.",
} as const;

/** Our own, for lazily loaded parts of a page. */
export const loadTexts = {
  loading: "Loading",
  failed: "Part of this page couldn't be loaded.",
  reload: "Reload the page",
  offline: "You're offline. Links will work again once you're connected.",
} as const;
