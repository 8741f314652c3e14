import { createHash } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import pg from "pg";

const preparedMarkPattern = /^\/\* prepared ([a-z-]+(?:\.[a-z-]+)*) \*\//;

/** PostgreSQL stores each prepared statement in every connection, so there must be few. */
export const maxPreparedStatements = 100;

/**
 * Has a statement parsed and planned once per connection instead of once per request. For hot statements whose
 * plan suits all values, with few different texts: after five runs PostgreSQL plans for values it does not know.
 *
 *     await prepared("listings.newest", sql<Row>`select … limit 25`).execute(db);
 */
export const markAsPrepared = <Row>(name: string, query: RawBuilder<Row>): RawBuilder<Row> =>
  sql<Row>`${sql.raw(`/* prepared ${name} */ `)}${query}`;

/** Names the texts that are marked as prepared: the same text always gets the same name, and no other text does. */
export function makeStatementNamer(max = maxPreparedStatements) {
  const names = new Map<string, string>();
  return (text: string): string | undefined => {
    if (!text.startsWith("/* prepared ")) return undefined;
    const known = names.get(text);
    if (known || names.size >= max) return known;
    const digest = createHash("sha256").update(text).digest("hex").slice(0, 16);
    const name = `${preparedMarkPattern.exec(text)?.[1] ?? "statement"}.${digest}`;
    names.set(text, name);
    return name;
  };
}

const getStatementName = makeStatementNamer();

/** A connection that prepares marked statements by name, and sends all others as they come. */
export class PreparingClient extends pg.Client {
  // pg has many signatures; Kysely's driver and we use only this one.
  override query(text: unknown, values?: unknown, callback?: unknown): never {
    const name = typeof text === "string" ? getStatementName(text) : undefined;
    const query = super.query as (...args: unknown[]) => never;
    return name
      ? query.call(this, { name, text, values }, callback)
      : query.call(this, text, values, callback);
  }
}
