import { shapeMarketplaceResponse } from "./item-page.ts";
import { shapeJobPage } from "./job-page.ts";
import { shapeListingPage } from "./listing-page.ts";
import { shapeOrderPage } from "./order-page.ts";
import { shapeSearchPage } from "./search-page.ts";

/** Shapes the rows of the statements, in order, into the response. */
export type ShapeResponse = (results: Record<string, unknown>[][], recorded: unknown) => unknown;

export const responses: Record<string, ShapeResponse> = {
  directory: shapeListingPage,
  availability: shapeListingPage,
  marketplace: shapeMarketplaceResponse,
  orders: shapeOrderPage,
  jobs: shapeJobPage,
  search: shapeSearchPage,
  // The times of a day follow from the rows; computing them is what the API adds.
  bookings: (_results, recorded) => recorded,
};
