import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

/**
 * Returns a number that is taken before an object is read from the provider, and stored with the result. Of two readers
 * at once, the one that began later wins. Every change at the provider causes an event, and so a later reading.
 */
export async function takeReadingNumber(db: Db): Promise<number> {
  const { rows } = await sql<{ reading: number }>`
    select nextval('payments.reading') as reading
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error("A sequence always answers");
  return row.reading;
}
