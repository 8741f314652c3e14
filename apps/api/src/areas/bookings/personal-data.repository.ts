import type { BookingData } from "@boab/contracts/bookings/my-data";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import type { StoredBooking } from "./bookings/bookings.repository.ts";
import { listCustomerCards } from "./customers/customers.repository.ts";
import { listRequestsByEmail } from "./settings/name-requests.repository.ts";
import { listSuggestionsOf } from "./suggestions/suggestions.repository.ts";
import { listPlacesForExport } from "./waitlist/waitlist.repository.ts";

/** A booking belongs to a person by their account, or by their email once it is verified. */
const isBookedBy = (userId: string, email: string | undefined): RawBuilder<boolean> =>
  sql<boolean>`(user_id = ${userId} or (user_id is null and customer_email = ${email ?? null}))`;

/** The bookings of a member, of their guest bookings too. */
export async function findBookingData(
  db: Db,
  userId: string,
  provenEmail: string | undefined,
): Promise<BookingData> {
  const feeds = await db
    .selectFrom("bookings.calendarFeed")
    .select(["businessId", "createdAt"])
    .where("userId", "=", userId)
    .orderBy("createdAt")
    .execute();
  const requestLinks = await db
    .selectFrom("bookings.requestLink")
    .select(["bookingId", "createdAt", "usedAt"])
    .where("userId", "=", userId)
    .orderBy("createdAt")
    .limit(5_000)
    .execute();
  return {
    nameRequests: provenEmail === undefined ? [] : await listRequestsByEmail(db, provenEmail),
    requestLinks: requestLinks.map(({ bookingId, createdAt, usedAt }) => ({
      bookingId,
      createdAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
    customerCards: await listCustomerCards(db, { userId }),
    waitlistPlaces: await listPlacesForExport(db, { userId, email: provenEmail?.toLowerCase() }),
    calendarFeeds: feeds.map(({ businessId, createdAt }) => ({
      businessId: businessId,
      createdAt: createdAt.toISOString(),
    })),
    bookings: await listBookingsForExport(db, isBookedBy(userId, provenEmail?.toLowerCase())),
  };
}

/** Lists bookings as the file of personal data shows them. */
export async function listBookingsForExport(
  db: Db,
  bookingCondition: RawBuilder<boolean>,
): Promise<BookingData["bookings"]> {
  const rows = await db
    .selectFrom("bookings.booking")
    .selectAll()
    // What was booked together with theirs is theirs too.
    .where((where) =>
      where.or([
        bookingCondition,
        where(
          "partyOf",
          "in",
          where.selectFrom("bookings.booking").select("id").where(bookingCondition),
        ),
      ]),
    )
    .orderBy("createdAt", "desc")
    .limit(5_000)
    .execute();
  const suggestions = await listSuggestionsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    suggestedTimes: suggestions
      .filter(({ bookingId }) => bookingId === row.id)
      .map(({ startsAt, askedAt, outcome }) => ({
        startsAt: startsAt.toISOString(),
        askedAt: askedAt.toISOString(),
        outcome,
      })),
    id: row.id,
    businessId: row.businessId,
    customerName: row.customerName,
    customerEmail: row.customerEmail,
    customerPhone: row.customerPhone,
    customerNotes: row.customerNotes,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    timeZone: row.timeZone,
    serviceTitle: row.serviceTitle,
    style: row.style,
    priceCents: row.priceCents,
    bookingStatus: row.status,
    cancellationReason: row.cancellationReason,
    createdAt: row.createdAt.toISOString(),
  }));
}

/** The visit stays in the business's calendar, without the customer's data. */
const erasedColumns = {
  userId: null,
  contactId: null,
  customerName: "Closed account",
  customerEmail: null,
  customerPhone: null,
  customerNotes: "",
  businessNotes: "",
  cancellationReason: "",
};

type ErasedBooking = Pick<StoredBooking, "id" | "businessId" | "revision" | "customerEmail">;

/**
 * Erases whose bookings these were and cancels the open ones. Returns the cancelled ones that the business expects, so
 * that it can be notified. The others keep their revision, because an email to the business about one of them may still
 * be on its way.
 */
export async function eraseBookings(
  tx: Tx,
  bookingCondition: RawBuilder<boolean>,
  now: Date,
): Promise<ErasedBooking[]> {
  await tx
    .deleteFrom("bookings.manageLink")
    .where(
      "bookingId",
      "in",
      tx.selectFrom("bookings.booking").select("id").where(bookingCondition),
    )
    .execute();
  await tx
    .deleteFrom("bookings.suggestion")
    .where(
      "bookingId",
      "in",
      tx.selectFrom("bookings.booking").select("id").where(bookingCondition),
    )
    .execute();
  const cancelQuery = tx
    .updateTable("bookings.booking")
    .set({
      status: "cancelled",
      cancelledBy: "customer",
      cancelledAt: now,
      revision: sql`revision + 1`,
    })
    .where(bookingCondition);
  await cancelParties(tx, bookingCondition, now);
  // The business doesn't know of bookings that were only held or not yet confirmed by link.
  await cancelQuery.where("status", "in", ["held", "unverified"]).execute();
  const cancelled = await cancelQuery
    .where(sql<boolean>`(status = 'requested' or (status = 'confirmed' and starts_at > ${now}))`)
    .returning(["id", "businessId", "revision", "startsAt"])
    .execute();
  await tx
    .updateTable("bookings.booking")
    .set({ ...erasedColumns, proposedStartsAt: null })
    .where(bookingCondition)
    .execute();
  return cancelled
    .filter(({ startsAt }) => startsAt > now)
    .map(({ id, businessId, revision }) => ({ id, businessId, revision, customerEmail: null }));
}

/** What was booked together with a visit ends with it, and has nobody's data. */
async function cancelParties(tx: Tx, bookingCondition: RawBuilder<boolean>, now: Date) {
  await tx
    .updateTable("bookings.booking")
    .set({ status: "cancelled", cancelledBy: "customer", cancelledAt: now })
    .where("partyOf", "in", tx.selectFrom("bookings.booking").select("id").where(bookingCondition))
    .where(
      sql<boolean>`(status in ('held', 'unverified', 'requested')
        or (status = 'confirmed' and starts_at > ${now}))`,
    )
    .execute();
}

export const isBookedByUser = (userId: string): RawBuilder<boolean> =>
  sql<boolean>`user_id = ${userId}`;

export const isBookedByGuest = (email: string): RawBuilder<boolean> =>
  sql<boolean>`user_id is null and customer_email = ${email.toLowerCase()}`;

export async function eraseFeeds(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("bookings.calendarFeed").where("userId", "=", userId).execute();
}

export async function eraseRequestLinks(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("bookings.requestLink").where("userId", "=", userId).execute();
}

export async function listContactsWithBookings(db: Db, contactIds: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("bookings.booking")
    .select("contactId")
    .distinct()
    .where("contactId", "in", contactIds)
    .execute();
  return rows.flatMap(({ contactId }) => contactId ?? []);
}
