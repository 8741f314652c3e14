import { itemPage } from "./item-page.ts";
import { listingPage } from "./listing-page.ts";

/** Shapes the rows of the statements, in order, into the response. */
export type ShapeResponse = (results: Record<string, unknown>[][], recorded: unknown) => unknown;

export const responses: Record<string, ShapeResponse> = {
  directory: listingPage,
  marketplace: itemPage,
};
