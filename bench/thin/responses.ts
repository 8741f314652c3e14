import { itemPage } from "./item-page.ts";
import { jobPage } from "./job-page.ts";
import { listingPage } from "./listing-page.ts";
import { orderPage } from "./order-page.ts";
import { searchPage } from "./search-page.ts";

/** Shapes the rows of the statements, in order, into the response. */
export type ShapeResponse = (results: Record<string, unknown>[][], recorded: unknown) => unknown;

export const responses: Record<string, ShapeResponse> = {
  directory: listingPage,
  marketplace: itemPage,
  orders: orderPage,
  jobs: jobPage,
  search: searchPage,
  // The times of a day follow from the rows; computing them is what the API adds.
  bookings: (_results, recorded) => recorded,
};
