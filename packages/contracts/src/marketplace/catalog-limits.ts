/** Constants of the catalog for pages and the API. Free of schemas, so that browsers can load it. */

/** CATLG-15: the sort options. Without search words, relevance sorts the newest first. */
export const itemSorts = ["relevance", "price_asc", "price_desc", "newest", "rating_desc"] as const;
export type ItemSort = (typeof itemSorts)[number];

/** CATLG-08: only these page sizes are allowed, and the default is 24. */
export const pageSizes = [8, 12, 16, 24, 48] as const;
export type PageSize = (typeof pageSizes)[number];
export const defaultPageSize: PageSize = 24;

/** Counting, and paging by number, stop here: a narrower search helps more than page 84. */
export const maxFoundItems = 2000;

/** CATLG-13: each choice means this many stars or more. */
export const ratingChoices = [4, 3, 2, 1] as const;

/** CATLG-06, CATLG-07: both prices are in dollars. */
export const minPriceCeilingDollars = 50;
export const defaultMaxPriceDollars = 2000;

/** Bars of the chart above the price filter. */
export const priceBarCount = 18;

/** CATLG-17: filters are debounced by 250 ms. */
export const filterDelayMs = 250;

/** One filter takes up to this many values. */
export const maxFilterValues = 12;
export const maxSearchLength = 120;

/** DIR-HOME-08: the spotlight shows up to 24 items of this category. */
export const spotlightCategory = "Clothing & Accessories";
export const maxSpotlightItems = 24;

/** Each row below an item shows up to this many related items. */
export const maxRelatedItems = 8;
