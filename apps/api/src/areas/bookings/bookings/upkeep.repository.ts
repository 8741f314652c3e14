import { sql } from "kysely";
import { countRows } from "#platform/db/count-rows.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import type { EndedHold } from "./bookings.repository.ts";

/** One run handles up to this many rows, which is enough for ten minutes; the rest waits for the next run. */
const batchSize = 500;

/** Finds a member's upcoming bookings that are held, unverified, requested or confirmed. */
export async function findOpenBookingsOfUser(db: Db, userId: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("bookings.booking")
    .select("id")
    .where("userId", "=", userId)
    .where("status", "in", ["held", "unverified", "requested", "confirmed"])
    .where("startsAt", ">", now)
    .orderBy("startsAt")
    .execute();
  return rows.map(({ id }) => id);
}

/** Finds the upcoming bookings that a guest with this email paid for, in the order of the locks. */
export async function findPaidBookingsOfGuest(db: Db, email: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("bookings.booking")
    .select("id")
    .where("userId", "is", null)
    .where("customerEmail", "=", email)
    .where("paymentId", "is not", null)
    .where("status", "=", "confirmed")
    .where("startsAt", ">", now)
    .orderBy("businessId")
    .execute();
  return rows.map(({ id }) => id);
}

/** Finds the upcoming requests and confirmed bookings of a deleted business; a restored business returns none. */
export async function findOpenBookingsOfDeletedBusiness(
  db: Db,
  businessId: string,
  now: Date,
): Promise<string[]> {
  const rows = await db
    .selectFrom("bookings.booking as booking")
    .innerJoin("directory.vBusiness as business", "business.id", "booking.businessId")
    .select("booking.id")
    .where("business.id", "=", businessId)
    .where("business.deleteRequestedAt", "is not", null)
    .where("booking.status", "in", ["requested", "confirmed"])
    .where("booking.startsAt", ">", now)
    .orderBy("booking.startsAt")
    .execute();
  return rows.map(({ id }) => id);
}

/** The requests and confirmed bookings of a business that are still to come. */
export async function countOpenBookings(db: Db, businessId: string, now: Date): Promise<number> {
  return countRows(
    db
      .selectFrom("bookings.booking")
      .where("businessId", "=", businessId)
      .where("partyOf", "is", null)
      .where("status", "in", ["requested", "confirmed"])
      .where("startsAt", ">", now),
  );
}

/** Expires holds at businesses where nobody has requested a time since; there `expireHolds` doesn't run. */
export async function expireAllHolds(tx: Tx, now: Date): Promise<string[]> {
  const { rows } = await sql<{ businessId: string }>`
    update bookings.booking
    set status = 'expired', revision = revision + 1, guest_network = null, guest_browser = null
    where id in (select id from bookings.booking
      where status = 'held' and hold_expires_at <= ${now}
      limit ${batchSize} for update skip locked)
    returning business_id as "businessId"`.execute(tx);
  return rows.map(({ businessId }) => businessId);
}

/** Ends the holds of requests that have run out, and returns them, so that their customers are told. */
export async function endAllRequestHolds(tx: Tx, now: Date): Promise<EndedHold[]> {
  const { rows } = await sql<EndedHold>`
    update bookings.booking set hold_expires_at = null
    where id in (select id from bookings.booking
      where status = 'requested' and hold_expires_at is not null and hold_expires_at <= ${now}
      limit ${batchSize} for update skip locked)
    returning id, business_id, revision, customer_email, starts_at`.execute(tx);
  return rows;
}

/** Expires bookings that still wait for their link when the visit starts. */
export async function expireUnverifiedBookings(tx: Tx, now: Date): Promise<void> {
  await sql`
    update bookings.booking set status = 'expired', revision = revision + 1
    where id in (select id from bookings.booking
      where status = 'unverified' and starts_at <= ${now}
      limit ${batchSize} for update skip locked)`.execute(tx);
}

/** Completes visits that ended a day ago and are still confirmed. */
export async function completePastBookings(tx: Tx, now: Date): Promise<void> {
  await sql`
    update bookings.booking
    set status = 'completed', completed_at = ends_at, proposed_starts_at = null, revision = revision + 1
    where id in (select id from bookings.booking
      where status = 'confirmed' and starts_at < ${now}::timestamptz - interval '1 day'
        and ends_at < ${now}::timestamptz - interval '1 day'
      limit ${batchSize} for update skip locked)`.execute(tx);
}

/**
 * Marks and returns bookings whose reminder is due, so that each start gets one reminder. A booking that was made after
 * that moment needs none.
 */
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
      limit ${batchSize} for update of booking skip locked)
    returning id, revision, customer_email`.execute(tx);
  return rows;
}
