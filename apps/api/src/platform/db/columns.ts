import { type RawBuilder, sql } from "kysely";

/**
 * Names the columns of a table by its alias, for a query with several tables.
 *
 *     const columns = ["id", "startsAt"] as const;
 *     db.selectFrom("bookings.booking as booking").select(qualify("booking", columns)); // { id, startsAt }
 */
export const qualifyColumns = <const Alias extends string, const Column extends string>(
  alias: Alias,
  columns: readonly Column[],
): `${Alias}.${Column}`[] => columns.map((column): `${Alias}.${Column}` => `${alias}.${column}`);

/**
 * A list of columns as text for raw SQL. The list is made once, where a statement runs often: Kysely would build each
 * reference anew for every query.
 */
export const toSqlList = (columns: readonly string[]): RawBuilder<unknown> =>
  sql.raw(columns.join(", ").replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
