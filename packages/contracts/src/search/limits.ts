/** In the order in which they are shown. */
export const searchKinds = ["businesses", "items", "jobs", "videos", "articles"] as const;

export const mostSearched = 120;
export const mostPerKind = 12;
/** On the page of results; a phone shows them in rows to swipe. */
export const usualPerKind = 5;
