import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { changeNoticeHours } from "../bookings/bookings.repository.ts";

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

/** What a guest gave the provider when they paid; nobody has proven it. */
export async function findPayerEmail(db: Db, paymentId: string): Promise<string | null> {
  const row = await db
    .selectFrom("payments.vPayment")
    .select("payerEmail")
    .where("id", "=", paymentId)
    .executeTakeFirst();
  return row?.payerEmail ?? null;
}

/** One payment is for all that was booked together. */
const sumOfParty = (column: "due_now_cents" | "price_cents") =>
  sql<number>`(select sum(${sql.ref(`part.${column}`)})::int from bookings.booking as part
    where part.id = booking.id or part.party_of = booking.id)`;

/** Times that are held for payment, with what they cost now; with `userId` only those of that member. */
export const findHeldBookings = (db: Db, ids: string[], now: Date, userId?: string) =>
  db
    .selectFrom("bookings.booking as booking")
    .innerJoin("directory.vBusiness as business", "business.id", "booking.businessId")
    .leftJoin("bookings.settings as settings", "settings.businessId", "booking.businessId")
    .select(changeNoticeHours.as("changeNoticeHours"))
    .select([
      "booking.id",
      "booking.startsAt",
      "booking.isMovedByBusiness",
      "booking.serviceTitle",
      "booking.holdExpiresAt",
      "business.ownerId",
      "business.businessName",
      "business.slug",
    ])
    .select([
      sumOfParty("due_now_cents").as("dueNowCents"),
      sumOfParty("price_cents").as("priceCents"),
      sql<number>`(select count(*)::int from bookings.booking as part where part.party_of = booking.id)`.as(
        "others",
      ),
    ])
    .where("booking.id", "in", ids)
    .$if(userId !== undefined, (query) => query.where("booking.userId", "=", userId ?? null))
    .where("booking.status", "=", "held")
    .where("booking.paymentStatus", "=", "pay now")
    .where("booking.holdExpiresAt", ">", now)
    .execute();
