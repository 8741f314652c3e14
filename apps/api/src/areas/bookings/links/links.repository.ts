import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

/** Links outlive the visit for a week, to look up what was booked. */
const linkDaysAfterVisit = 7;

/** Selects the bookings of links and sessions, up to a week after the visit. */
const selectLinkedBookings = (db: Db, now: Date) =>
  db
    .selectFrom("bookings.manageLink as link")
    .innerJoin("bookings.booking as booking", "booking.id", "link.bookingId")
    .select(["booking.id", "link.provesEmail"])
    .where(
      sql<boolean>`booking.ends_at > ${now}::timestamptz - make_interval(days => ${linkDaysAfterVisit})`,
    );

/** Selects the bookings of emailed links alone. */
const selectEmailedBookings = (db: Db, now: Date) =>
  selectLinkedBookings(db, now).where("link.sessionExpiresAt", "is", null);

/** The booking of an emailed link, of a session that one was exchanged for, or of a session that booking started. */
export async function findLinkedBooking(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<{ id: string; provesEmail: boolean } | undefined> {
  return selectLinkedBookings(db, now)
    .where("link.tokenHash", "=", tokenHash)
    .where(sql<boolean>`(link.session_expires_at is null or link.session_expires_at > ${now})`)
    .executeTakeFirst();
}

/** The booking of an emailed link alone: a session is never exchanged for another. */
export async function findBookingIdByEmailedLink(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<string | undefined> {
  const row = await selectEmailedBookings(db, now)
    .where("link.tokenHash", "=", tokenHash)
    .executeTakeFirst();
  return row?.id;
}

/** A newer link ends the older ones; sessions that these started stay valid until they expire. */
export async function insertLink(
  tx: Tx,
  { tokenHash, bookingId, now }: { tokenHash: Buffer; bookingId: string; now: Date },
): Promise<void> {
  await tx
    .deleteFrom("bookings.manageLink")
    .where("bookingId", "=", bookingId)
    .where("sessionExpiresAt", "is", null)
    .execute();
  await tx
    .insertInto("bookings.manageLink")
    .values({ tokenHash, bookingId, createdAt: now })
    .execute();
}

/** Whether an emailed link to this booking still works. */
export async function hasLinkTo(db: Db, bookingId: string, now: Date): Promise<boolean> {
  const row = await selectEmailedBookings(db, now)
    .where("booking.id", "=", bookingId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns true when a link that was made in the last day works for any booking with this email. */
export async function hasRecentLink(db: Db, email: string, now: Date): Promise<boolean> {
  const row = await selectEmailedBookings(db, now)
    .where("booking.customerEmail", "=", email)
    .where(sql<boolean>`link.created_at > ${now}::timestamptz - interval '1 day'`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
