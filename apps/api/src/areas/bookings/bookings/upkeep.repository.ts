import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

/** Enough for ten minutes; the rest waits for the next time. */
const BATCH = 500;

/** What somebody has asked for or booked and is still to come. */
export async function findOpenOf(db: Db, userId: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("bookings.booking")
    .select("id")
    .where("user_id", "=", userId)
    .where("status", "in", ["held", "requested", "confirmed"])
    .where("starts_at", ">", now)
    .orderBy("starts_at")
    .execute();
  return rows.map(({ id }) => id);
}

/** What a deleted business has agreed to or been asked for, and is still to come; nothing once it is restored. */
export async function findOpenAtDeleted(db: Db, businessId: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("bookings.booking as booking")
    .innerJoin("directory.business as business", "business.id", "booking.business_id")
    .select("booking.id as id")
    .where("business.id", "=", businessId)
    .where("business.delete_requested_at", "is not", null)
    .where("booking.status", "in", ["requested", "confirmed"])
    .where("booking.starts_at", ">", now)
    .orderBy("booking.starts_at")
    .execute();
  return rows.map(({ id }) => id);
}

/** Holds that ran out, wherever nobody asked for a time since. */
export async function expireAllHolds(tx: Tx, now: Date): Promise<void> {
  await sql`
    update bookings.booking set status = 'expired', revision = revision + 1
    where id in (select id from bookings.booking
      where status = 'held' and hold_expires_at <= ${now}
      limit ${BATCH} for update skip locked)`.execute(tx);
}

/** Visits that ended a day ago and that nobody said anything else about. */
export async function completeOld(tx: Tx, now: Date): Promise<void> {
  await sql`
    update bookings.booking
    set status = 'completed', completed_at = ends_at, wanted_at = null, revision = revision + 1
    where id in (select id from bookings.booking
      where status = 'confirmed' and starts_at < ${now}::timestamptz - interval '1 day'
        and ends_at < ${now}::timestamptz - interval '1 day'
      limit ${BATCH} for update skip locked)`.execute(tx);
}

/** Marks those whose reminder is due, so that each is sent once a start; one booked later than that needs none. */
export async function takeDueReminders(tx: Tx, now: Date) {
  const { rows } = await sql<{ id: string; revision: number; customerEmail: string | null }>`
    update bookings.booking set reminded_for = starts_at
    where id in (select booking.id from bookings.booking
      join bookings.settings on settings.business_id = booking.business_id
      where booking.status = 'confirmed' and settings.reminder_hours > 0
        and booking.starts_at > ${now}
        and booking.starts_at <= ${now}::timestamptz + make_interval(hours => settings.reminder_hours)
        and booking.starts_at <= ${now}::timestamptz + interval '168 hours'
        and booking.created_at < booking.starts_at - make_interval(hours => settings.reminder_hours)
        and booking.reminded_for is distinct from booking.starts_at
      limit ${BATCH} for update of booking skip locked)
    returning id, revision, customer_email as "customerEmail"`.execute(tx);
  return rows;
}
