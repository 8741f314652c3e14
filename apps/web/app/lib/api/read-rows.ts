interface Page {
  data: unknown[];
  nextCursor: string | null;
}

/**
 * Reads page after page by cursor until there are `rowCount` rows, or no more. It is for files and calendars, which are
 * of no use in parts; a list reads one page per request with `loadList`.
 */
export async function readRows<P extends Page>(
  rowCount: number,
  maxPageSize: number,
  readPage: (query: { limit: string; cursor?: string }) => Promise<P>,
) {
  const first = await readPage({ limit: String(Math.min(rowCount, maxPageSize)) });
  const rows: P["data"][number][] = [...first.data];
  let cursor = first.nextCursor;
  while (cursor !== null && rows.length < rowCount) {
    const limit = String(Math.min(rowCount - rows.length, maxPageSize));
    const page = await readPage({ limit, cursor });
    rows.push(...page.data);
    cursor = page.nextCursor;
  }
  return rows;
}
