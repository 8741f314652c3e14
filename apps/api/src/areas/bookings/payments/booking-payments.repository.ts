import type { Db } from "#platform/db/db.ts";

/** What a paid payment was for, in the words of whoever sold it. */
export async function findPaidReferences(db: Db, paymentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("payments.sale_line as line")
    .innerJoin("payments.sale as sale", "sale.id", "line.sale_id")
    .innerJoin("payments.payment as payment", "payment.id", "sale.payment_id")
    .select("line.reference")
    .where("payment.id", "=", paymentId)
    .where("payment.state", "=", "paid")
    .execute();
  return rows.map(({ reference }) => reference);
}

/** Times that are held for this person, with what they cost now. */
export const findHeldBookings = (db: Db, ids: string[], userId: string, now: Date) =>
  db
    .selectFrom("bookings.booking as booking")
    .innerJoin("directory.business as business", "business.id", "booking.business_id")
    .select([
      "booking.id as id",
      "booking.due_now_cents as dueNowCents",
      "booking.price_cents as priceCents",
      "booking.service_title as serviceTitle",
      "booking.hold_expires_at as holdExpiresAt",
      "business.owner_id as ownerId",
      "business.business_name as businessName",
      "business.slug as slug",
    ])
    .where("booking.id", "in", ids)
    .where("booking.user_id", "=", userId)
    .where("booking.status", "=", "held")
    .where("booking.hold_expires_at", ">", now)
    .execute();
