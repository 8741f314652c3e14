import { listingPage } from "./listing-page.ts";

/** Shapes the rows of the statements, in their order, into the answer. */
export type ShapeAnswer = (results: Record<string, unknown>[][], recorded: unknown) => unknown;

export const answers: Record<string, ShapeAnswer> = { directory: listingPage };
