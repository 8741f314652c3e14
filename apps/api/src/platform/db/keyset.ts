import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";

/** A row's key in a newest-first list: its instant, to the microsecond, and its id. */
export type Position = [instant: string, id: string];

/**
 * A JavaScript date has milliseconds only: paging by it would skip rows created in the same one.
 */
export const formatExactInstant = (column: string): RawBuilder<string> =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** The condition for rows after a position in a newest-first list. */
export const isAfterPosition = (
  instantColumn: string,
  idColumn: string,
  [instant, id]: Position,
): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(instantColumn)}, ${sql.ref(idColumn)}) < (${instant}::timestamptz, ${id})`;

interface NewestFirstOptions {
  instant: string;
  id: string;
  limit: number;
  after: Position | undefined;
}

/**
 * Orders a query newest first and takes one page of it, with the exact instant that `withPosition` needs.
 *
 *     const rows = await sales(db).$call(newestFirst({ instant: "createdAt", id: "id", limit, after })).execute();
 *     return rows.map(withPosition);
 */
export const newestFirst =
  ({ instant, id, limit, after }: NewestFirstOptions) =>
  <Tables, Table extends keyof Tables, Output>(
    query: SelectQueryBuilder<Tables, Table, Output>,
  ) => {
    const page = query
      .select(formatExactInstant(instant).as("exactCreation"))
      .orderBy(sql.ref(instant), "desc")
      .orderBy(sql.ref(id), "desc")
      .limit(limit);
    return after ? page.where(isAfterPosition(instant, id, after)) : page;
  };

/** Gives a row its position in a newest-first list, in place of its exact instant. */
export function withPosition<Row extends { id: string; exactCreation: string }>(row: Row) {
  const { exactCreation, ...rest } = row;
  return { ...rest, position: [exactCreation, row.id] satisfies Position };
}
