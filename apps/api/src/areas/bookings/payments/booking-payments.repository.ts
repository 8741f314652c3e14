import type { Db } from "#platform/db/db.ts";

/** Finds the references of what a payment paid for, and nothing unless it is paid. */
export async function findPaidReferences(db: Db, paymentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("payments.vSaleLine as line")
    .innerJoin("payments.vSale as sale", "sale.id", "line.saleId")
    .innerJoin("payments.vPayment as payment", "payment.id", "sale.paymentId")
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
    .innerJoin("directory.vBusiness as business", "business.id", "booking.businessId")
    .select([
      "booking.id",
      "booking.dueNowCents",
      "booking.priceCents",
      "booking.serviceTitle",
      "booking.holdExpiresAt",
      "business.ownerId",
      "business.businessName",
      "business.slug",
    ])
    .where("booking.id", "in", ids)
    .where("booking.userId", "=", userId)
    .where("booking.status", "=", "held")
    .where("booking.holdExpiresAt", ">", now)
    .execute();
