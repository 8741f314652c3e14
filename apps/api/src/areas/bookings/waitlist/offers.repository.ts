import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import type { TimeRange } from "../slots/taken.repository.ts";

const selectOpen = (db: Db) =>
  db
    .selectFrom("bookings.waitlistOffer as offer")
    .select([
      "offer.id",
      "offer.businessId",
      "offer.placeId",
      "offer.teammateId",
      "offer.startsAt",
      "offer.endsAt",
      "offer.opensAt",
      "offer.answerBy",
      "offer.announcedAt",
      sql<number>`(extract(epoch from lower(offer.blocked)) * 1000)::float8`.as("blockedFrom"),
      sql<number>`(extract(epoch from upper(offer.blocked)) * 1000)::float8`.as("blockedTo"),
    ])
    .where("offer.endedAt", "is", null);

export type OpenOffer = Awaited<
  ReturnType<ReturnType<typeof selectOpen>["executeTakeFirstOrThrow"]>
>;

export const listOpenOffers = (db: Db, businessId: string): Promise<OpenOffer[]> =>
  selectOpen(db).where("offer.businessId", "=", businessId).orderBy("offer.opensAt").execute();

/** What is offered to a place and may be taken now. */
export const findOpenOffer = (db: Db, placeId: string, now: Date): Promise<OpenOffer | undefined> =>
  selectOpen(db)
    .where("offer.placeId", "=", placeId)
    .where("offer.opensAt", "<=", now)
    .where("offer.answerBy", ">", now)
    .executeTakeFirst();

interface NewOffer {
  businessId: string;
  placeId: string;
  teammateId: string | null;
  startsAt: Date;
  endsAt: Date;
  blocked: TimeRange;
  opensAt: Date;
  answerBy: Date;
  holdsUntil: Date;
  createdAt: Date;
}

export async function insertOffer(tx: Tx, { blocked, ...offer }: NewOffer): Promise<string> {
  const { id } = await tx
    .insertInto("bookings.waitlistOffer")
    .values({
      ...offer,
      blocked: sql<string>`tstzrange(${new Date(blocked.from)}, ${new Date(blocked.to)})`,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns false when the offer had ended before. */
export async function endOffer(
  tx: Tx,
  id: string,
  outcome: "taken" | "declined" | "unanswered" | "gone",
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("bookings.waitlistOffer")
    .set({ outcome, endedAt: now })
    .where("id", "=", id)
    .where("endedAt", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function endOffersOfPlace(
  tx: Tx,
  placeId: string,
  outcome: "declined" | "gone",
  now: Date,
): Promise<void> {
  await tx
    .updateTable("bookings.waitlistOffer")
    .set({ outcome, endedAt: now })
    .where("placeId", "=", placeId)
    .where("endedAt", "is", null)
    .execute();
}

/** A place that somebody replaces by a new one leaves it what is offered. */
export async function giveOffersToPlace(tx: Tx, from: string, to: string): Promise<void> {
  await tx
    .updateTable("bookings.waitlistOffer")
    .set({ placeId: to })
    .where("placeId", "=", from)
    .where("endedAt", "is", null)
    .execute();
}

export async function saveOfferBooking(tx: Tx, id: string, bookingId: string): Promise<void> {
  await tx.updateTable("bookings.waitlistOffer").set({ bookingId }).where("id", "=", id).execute();
}

/** Returns false when the email was on its way before. */
export async function markAnnounced(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("bookings.waitlistOffer")
    .set({ announcedAt: now })
    .where("id", "=", id)
    .where("announcedAt", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface RequestedTime extends TimeRange {
  teammateId: string | null;
  bookingId: string;
}

/** Requests that came of an offer and wait for the business's answer: their time isn't offered to the next meanwhile. */
export async function listRequestsFromOffers(
  db: Db,
  businessId: string,
  now: Date,
): Promise<RequestedTime[]> {
  const { rows } = await sql<RequestedTime>`
    select (extract(epoch from lower(booking.blocked)) * 1000)::float8 as "from",
      (extract(epoch from upper(booking.blocked)) * 1000)::float8 as "to",
      booking.teammate_id as "teammateId", booking.id as "bookingId"
    from bookings.waitlist_offer as offer join bookings.booking on booking.id = offer.booking_id
    where offer.business_id = ${businessId} and booking.status = 'requested' and booking.starts_at > ${now}`.execute(
    db,
  );
  return rows;
}

/** Businesses where an offer has to be emailed, or has run out. */
export async function listBusinessesWithDueOffers(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ businessId: string }>`
    select distinct business_id as "businessId" from bookings.waitlist_offer
    where ended_at is null and opens_at <= ${now} and (announced_at is null or answer_by <= ${now})
    limit 500`.execute(db);
  return rows.map(({ businessId }) => businessId);
}
