import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

/** Reopens the stores whose day of return has started in Sydney, and returns their ids. */
export async function endDueHolidays(tx: Tx, now: Date): Promise<string[]> {
  const rows = await tx
    .updateTable("marketplace.store")
    .set({ isOnHoliday: false, updatedAt: now, version: sql`version + 1` })
    .where("isOnHoliday", "=", true)
    .where("backOn", "<=", sql<Date>`(${now}::timestamptz at time zone 'Australia/Sydney')::date`)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Finds a public store, and whether it is on holiday. */
export function findStoreHolidayState(db: Db, slug: string) {
  return db
    .selectFrom("marketplace.store")
    .select(["id", "isOnHoliday"])
    .where("slug", "=", slug)
    .where("isPublic", "=", true)
    .executeTakeFirst();
}

/** The data for the email about a store's return; undefined when it is on holiday again or gone. */
export function findReopenedStore(db: Db, id: string) {
  return db
    .selectFrom("marketplace.store")
    .select(["storeName", "slug"])
    .where("id", "=", id)
    .where("isPublic", "=", true)
    .where("isOnHoliday", "=", false)
    .executeTakeFirst();
}
