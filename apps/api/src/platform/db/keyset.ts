import { type RawBuilder, sql } from "kysely";

/** A row's key in a newest-first list: its instant, to the microsecond, and its id. */
export type Position = [instant: string, id: string];

/**
 * A JavaScript date has milliseconds only: paging by it would skip rows created in the same one.
 */
export const exactInstant = (column: string): RawBuilder<string> =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Rows after the key, newest first. */
export const standsAfter = (
  instantColumn: string,
  idColumn: string,
  [instant, id]: Position,
): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(instantColumn)}, ${sql.ref(idColumn)}) < (${instant}::timestamptz, ${id})`;
