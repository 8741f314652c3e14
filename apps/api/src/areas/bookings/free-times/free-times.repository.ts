import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

/** One refresh of a business after another, so that the one that reads last also saves last. */
export async function lockFreeTimes(tx: Tx, businessId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`free times ${businessId}`}, 0))`.execute(
    tx,
  );
}

export async function saveFreeUntil(tx: Tx, businessId: string, until: string): Promise<void> {
  await sql`update bookings.settings set free_until = ${until}::date
    where business_id = ${businessId} and free_until is distinct from ${until}::date`.execute(tx);
}

/** Lists businesses whose free times are not known up to a day, those that were never filled in first. */
export async function listUnfilledBusinesses(
  db: Db,
  until: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ businessId: string }>`
    select business_id as "businessId" from bookings.settings
    where accepts_bookings and (free_until is null or free_until < ${until}::date)
    order by free_until nulls first limit ${limit}`.execute(db);
  return rows.map(({ businessId }) => businessId);
}

/** Lists what an owner has that takes bookings. */
export async function listBookableBusinesses(db: Db, ownerId: string): Promise<string[]> {
  const { rows } = await sql<{ businessId: string }>`
    select business.id as "businessId" from directory.v_business as business
    join bookings.settings on settings.business_id = business.id and settings.accepts_bookings
    where business.owner_id = ${ownerId}`.execute(db);
  return rows.map(({ businessId }) => businessId);
}
