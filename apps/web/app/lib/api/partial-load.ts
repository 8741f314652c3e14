/**
 * Marks a request for more of a page that is already there, such as the next rows of a list. Its failure comes back as
 * data, so that the page stays and that part alone can be tried again.
 */
export const partialParam = "partial";

/** What a partial request returns when it failed. */
export interface PartialFailure {
  partialFailure: string;
}

export const isPartialFailure = (data: unknown): data is PartialFailure =>
  typeof data === "object" && data !== null && "partialFailure" in data;
