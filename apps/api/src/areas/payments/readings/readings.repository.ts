import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

/**
 * Taken before an object is read from the provider, and stored with what was read: of two readers at once, the one
 * who began later is kept. Every change at the provider leads to an event, and so to a later reading.
 */
export async function beginReading(db: Db): Promise<number> {
  const { rows } = await sql<{ reading: number }>`
    select nextval('payments.reading') as reading
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error("A sequence always answers");
  return row.reading;
}
