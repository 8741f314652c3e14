/** The kinds are in the order in which they are shown. */
export const searchKinds = ["businesses", "items", "jobs", "videos", "articles"] as const;

export const maxSearchLength = 120;
export const maxResultsPerKind = 12;
/** The results page shows this many of each kind; a phone shows them in rows to swipe. */
export const defaultResultsPerKind = 5;
