import type { BookingStatus } from "@boab/contracts/bookings/limits";
import type { BookingData } from "@boab/contracts/bookings/my-data";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import type { StoredBooking } from "./bookings/bookings.repository.ts";

/** By their account, and by their email once it is proven to be theirs. */
const isOf = (userId: string, email: string | undefined): RawBuilder<boolean> =>
  sql<boolean>`(user_id = ${userId} or (user_id is null and customer_email = ${email ?? null}))`;

export async function findBookingData(
  db: Db,
  userId: string,
  provenEmail: string | undefined,
): Promise<BookingData> {
  const rows = await db
    .selectFrom("bookings.booking")
    .selectAll()
    .where(isOf(userId, provenEmail?.toLowerCase()))
    .orderBy("created_at", "desc")
    .limit(5_000)
    .execute();
  return {
    bookings: rows.map((row) => ({
      id: row.id,
      businessId: row.business_id,
      customerName: row.customer_name,
      customerEmail: row.customer_email,
      customerPhone: row.customer_phone,
      customerNotes: row.customer_notes,
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
      timeZone: row.time_zone,
      serviceTitle: row.service_title,
      priceCents: row.price_cents,
      bookingStatus: row.status as BookingStatus,
      cancellationReason: row.cancellation_reason,
      createdAt: row.created_at.toISOString(),
    })),
  };
}

/** The visit stays in the business's calendar, without whose it was. */
const forgotten = {
  user_id: null,
  customer_name: "Closed account",
  customer_email: null,
  customer_phone: null,
  customer_notes: "",
  business_notes: "",
  cancellation_reason: "",
};

type Erased = Pick<StoredBooking, "id" | "revision" | "customerEmail">;

/**
 * Forgets whose bookings these were and cancels what was open. Returns the cancelled ones that the business expects, so
 * that it can be told; of a hold it never heard. The others keep their revision: an email to the business about one of them
 * may still be on its way.
 */
export async function eraseBookings(
  tx: Tx,
  whose: RawBuilder<boolean>,
  now: Date,
): Promise<Erased[]> {
  await tx
    .deleteFrom("bookings.manage_link")
    .where("booking_id", "in", tx.selectFrom("bookings.booking").select("id").where(whose))
    .execute();
  const cancelled = await tx
    .updateTable("bookings.booking")
    .set({ status: "cancelled", cancelled_by: "customer", revision: sql`revision + 1` })
    .where(whose)
    .where(
      sql<boolean>`(status in ('held', 'requested') or (status = 'confirmed' and starts_at > ${now}))`,
    )
    .returning(["id", "revision", "starts_at", "hold_expires_at"])
    .execute();
  await tx
    .updateTable("bookings.booking")
    .set({ ...forgotten, wanted_at: null })
    .where(whose)
    .execute();
  return cancelled
    .filter(({ starts_at, hold_expires_at }) => starts_at > now && hold_expires_at === null)
    .map(({ id, revision }) => ({ id, revision, customerEmail: null }));
}

export const ofUser = (userId: string): RawBuilder<boolean> => sql<boolean>`user_id = ${userId}`;

export const ofGuest = (email: string): RawBuilder<boolean> =>
  sql<boolean>`user_id is null and customer_email = ${email.toLowerCase()}`;
