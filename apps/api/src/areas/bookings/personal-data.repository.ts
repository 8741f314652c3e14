import type { BookingStatus } from "@boab/contracts/bookings/limits";
import type { BookingData } from "@boab/contracts/bookings/my-data";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

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

/** The visit stays in the business's calendar, without whose it was; what was still to come is cancelled. */
const forgotten = {
  user_id: null,
  customer_name: "Closed account",
  customer_email: null,
  customer_phone: null,
  customer_notes: "",
  business_notes: "",
  cancellation_reason: "",
};

export async function eraseBookings(tx: Tx, whose: RawBuilder<boolean>, now: Date): Promise<void> {
  await tx
    .deleteFrom("bookings.manage_link")
    .where("booking_id", "in", tx.selectFrom("bookings.booking").select("id").where(whose))
    .execute();
  await tx
    .updateTable("bookings.booking")
    .set({
      ...forgotten,
      wanted_at: null,
      status: sql`case when status in ('held', 'requested')
        or (status = 'confirmed' and starts_at > ${now}) then 'cancelled' else status end`,
      cancelled_by: sql`case when status in ('held', 'requested')
        or (status = 'confirmed' and starts_at > ${now}) then 'customer' else cancelled_by end`,
      revision: sql`revision + 1`,
    })
    .where(whose)
    .execute();
}

export const ofUser = (userId: string): RawBuilder<boolean> => sql<boolean>`user_id = ${userId}`;

export const ofGuest = (email: string): RawBuilder<boolean> =>
  sql<boolean>`user_id is null and customer_email = ${email.toLowerCase()}`;
