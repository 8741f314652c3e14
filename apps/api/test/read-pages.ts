interface Page<Row> {
  data: Row[];
  nextCursor: string | null;
}

/** Reads a list by its cursor to the end, as clients do. */
export async function readPages<P extends Page<unknown>>(
  read: (query: { cursor?: string }) => Promise<P>,
): Promise<P[]> {
  const pages: P[] = [];
  let cursor: string | null = null;
  do {
    const page: P = await read(cursor === null ? {} : { cursor });
    pages.push(page);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return pages;
}
