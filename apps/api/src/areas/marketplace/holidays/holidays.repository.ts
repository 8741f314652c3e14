import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

/** Stores that are back by now where most of Australia is; returns their ids. */
export async function endDueHolidays(tx: Tx, now: Date): Promise<string[]> {
  const rows = await tx
    .updateTable("marketplace.store")
    .set({ is_on_holiday: false, updated_at: now, version: sql`version + 1` })
    .where("is_on_holiday", "=", true)
    .where("back_on", "<=", sql<Date>`(${now}::timestamptz at time zone 'Australia/Sydney')::date`)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** A public store, and whether it is away. */
export function findHoliday(db: Db, slug: string) {
  return db
    .selectFrom("marketplace.store")
    .select(["id", "is_on_holiday as isOnHoliday"])
    .where("slug", "=", slug)
    .where("is_public", "=", true)
    .executeTakeFirst();
}

/** What the email about its return says; undefined when it is away again, or gone. */
export function findReturned(db: Db, id: string) {
  return db
    .selectFrom("marketplace.store")
    .select(["store_name as storeName", "slug"])
    .where("id", "=", id)
    .where("is_public", "=", true)
    .where("is_on_holiday", "=", false)
    .executeTakeFirst();
}
