/** Constants of the catalog for pages and the API. Free of schemas, so that browsers can load it. */

/** CATLG-15. Without words, the most relevant are the newest. */
export const itemSorts = ["relevance", "price_asc", "price_desc", "newest", "rating_desc"] as const;
export type ItemSort = (typeof itemSorts)[number];

/** CATLG-08. */
export const pageSizes = [8, 12, 16, 24, 48] as const;
export type PageSize = (typeof pageSizes)[number];
export const usualPageSize: PageSize = 24;

/** Counting, and paging by number, stop here: a narrower search helps more than page 84. */
export const mostFound = 2000;

/** CATLG-13: so many stars and up. */
export const ratingChoices = [4, 3, 2, 1] as const;

/** CATLG-06, CATLG-07; in dollars. */
export const leastCeiling = 50;
export const usualMostPrice = 2000;

/** Bars of the chart above the price filter. */
export const priceBars = 18;

/** CATLG-17. */
export const filterDelayMs = 250;

/** Of one filter. */
export const mostChosen = 12;
export const mostSearched = 120;

/** DIR-HOME-08. */
export const spotlightCategory = "Clothing & Accessories";
export const mostSpotlightItems = 24;

/** Below an item, in each row. */
export const mostRelatedItems = 8;
