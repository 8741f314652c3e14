export const PAGE_ROWS = 50;
/** A longer page helps nobody; from here on a search does. */
export const MOST_ROWS = 1_000;

/** How many rows the address asks for, so that a reload or the way back shows them again. */
export function shownRows(params: URLSearchParams, step = PAGE_ROWS): number {
  const wanted = Number(params.get("shown") ?? step);
  const pages = Number.isFinite(wanted) ? Math.ceil(wanted / step) : 1;
  return Math.min(Math.max(pages, 1) * step, MOST_ROWS);
}

/** The same address with other values; an empty one is taken off, and so is what came of scrolling on. */
export function withParams(
  params: URLSearchParams,
  changes: Record<string, string | undefined>,
): string {
  const next = new URLSearchParams(params);
  next.delete("shown");
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  const query = next.toString();
  return query ? `?${query}` : "?";
}

interface Page {
  data: unknown[];
  nextCursor: string | null;
}

/** Reads on by cursor until there are as many rows as wanted, or no more. */
export async function readRows<P extends Page>(
  wanted: number,
  mostAtOnce: number,
  readPage: (query: { limit: string; cursor?: string }) => Promise<P>,
) {
  const first = await readPage({ limit: String(Math.min(wanted, mostAtOnce)) });
  const rows: P["data"][number][] = [...first.data];
  let cursor = first.nextCursor;
  while (cursor !== null && rows.length < wanted) {
    const limit = String(Math.min(wanted - rows.length, mostAtOnce));
    const page = await readPage({ limit, cursor });
    rows.push(...page.data);
    cursor = page.nextCursor;
  }
  return { rows, hasMore: cursor !== null, first };
}
