/** The usual number of rows that a list loads at once. */
export const DEFAULT_PAGE_SIZE = 50;

/** One page of a list, as a loader returns it. */
export interface LoadedList<Row> {
  rows: Row[];
  /** The cursor that this page was read from; null for the first page. */
  cursor: string | null;
  /** Where the next page starts; null when there is none. */
  nextCursor: string | null;
  /** The name of the cursor in the URL. A page with two lists gives each its own. */
  cursorName: string;
}

/** The list of a page that couldn't load one. */
export const emptyList: LoadedList<never> = {
  rows: [],
  cursor: null,
  nextCursor: null,
  cursorName: "cursor",
};

/** A page that was asked for after the first one. */
export interface NextPage<Row> {
  cursor: string;
  list?: LoadedList<Row>;
  /** Why it couldn't be loaded. */
  failure?: string;
}
