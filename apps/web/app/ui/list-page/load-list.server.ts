import { DEFAULT_PAGE_SIZE, type LoadedList } from "./loaded-list.ts";

interface PageQuery {
  limit: string;
  cursor?: string;
}

interface Page {
  data: unknown[];
  nextCursor: string | null;
}

interface ListOptions {
  /** How many rows to load at once. */
  pageSize?: number;
  cursorName?: string;
}

/**
 * Reads the one page of a list that the URL asks for:
 * `loadList((page) => load(listIssues, { query: page }), url.searchParams)`.
 * What the response says besides its rows is in `page`; some calls count only on the first one.
 */
export async function loadList<P extends Page>(
  call: (query: PageQuery) => Promise<P>,
  params: URLSearchParams,
  { pageSize = DEFAULT_PAGE_SIZE, cursorName = "cursor" }: ListOptions = {},
): Promise<{ list: LoadedList<P["data"][number]>; page: P }> {
  const cursor = params.get(cursorName) || null;
  const page = await call({ limit: String(pageSize), ...(cursor && { cursor }) });
  return { list: { rows: page.data, cursor, nextCursor: page.nextCursor, cursorName }, page };
}
