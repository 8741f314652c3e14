import type { suggestionOutcomes } from "@boab/contracts/bookings/limits";
import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import { refuseViolation } from "#platform/db/refuse-violation.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { TimeRange } from "../slots/taken.repository.ts";

export type SuggestionOutcome = (typeof suggestionOutcomes)[number];

interface NewSuggestion {
  businessId: string;
  bookingId: string;
  teammateId: string | null;
  startsAt: Date;
  endsAt: Date;
  blocked: TimeRange;
  isWithinHours: boolean;
  askedAt: Date;
  answerBy: Date;
}

/** Another of the same business is held for this time. */
const overlapErrors = { suggestion_no_overlap: () => new AppError("booking_slot_taken") };

export async function insertSuggestion(
  tx: Tx,
  { blocked, ...suggestion }: NewSuggestion,
): Promise<void> {
  await refuseViolation(
    overlapErrors,
    tx
      .insertInto("bookings.suggestion")
      .values({
        ...suggestion,
        blocked: sql<string>`tstzrange(${new Date(blocked.from)}, ${new Date(blocked.to)})`,
      })
      .execute(),
  );
}

/** Returns false when there was nothing to end. */
export async function endSuggestion(
  tx: Tx,
  bookingId: string,
  outcome: SuggestionOutcome,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("bookings.suggestion")
    .set({ outcome, endedAt: now })
    .where("bookingId", "=", bookingId)
    .where("endedAt", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends those that nobody answered in time at a business; returns the bookings that they were about. */
export async function endLapsedSuggestions(
  tx: Tx,
  now: Date,
  businessId: string,
): Promise<{ bookingId: string }[]> {
  return tx
    .updateTable("bookings.suggestion")
    .set({ outcome: "lapsed", endedAt: now })
    .where("endedAt", "is", null)
    .where("answerBy", "<=", now)
    .where("businessId", "=", businessId)
    .returning("bookingId")
    .execute();
}

/** Businesses where a customer's time to answer has run out. */
export async function listBusinessesWithLapsedSuggestions(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("bookings.suggestion")
    .select("businessId")
    .distinct()
    .where("endedAt", "is", null)
    .where("answerBy", "<=", now)
    .limit(500)
    .execute();
  return rows.map(({ businessId }) => businessId);
}

const selectSuggestions = (db: Db) =>
  db
    .selectFrom("bookings.suggestion")
    .select(["id", "bookingId", "teammateId", "startsAt", "endsAt", "isWithinHours"])
    .select(["askedAt", "answerBy", "endedAt", "outcome"]);

export type StoredSuggestion = Awaited<
  ReturnType<ReturnType<typeof selectSuggestions>["executeTakeFirstOrThrow"]>
>;

/** The newest time that was suggested for a booking, whatever became of it. */
export const findLatestSuggestion = (
  db: Db,
  bookingId: string,
): Promise<StoredSuggestion | undefined> =>
  selectSuggestions(db)
    .where("bookingId", "=", bookingId)
    .orderBy("askedAt", "desc")
    .limit(1)
    .executeTakeFirst();

/** Finds what an emailed link asks, for a day after the visit, as long as its business is listed. */
export const findSuggestionByLink = (
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<StoredSuggestion | undefined> =>
  selectSuggestions(db)
    .where("tokenHash", "=", tokenHash)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("bookings.booking as booking")
          .innerJoin("directory.vBusiness as business", "business.id", "booking.businessId")
          .select("booking.id")
          .whereRef("booking.id", "=", "bookings.suggestion.bookingId")
          .where(sql<boolean>`booking.ends_at > ${now}::timestamptz - interval '1 day'`)
          .where("business.deleteRequestedAt", "is", null),
      ),
    )
    .executeTakeFirst();

/** The other times that businesses asked about for these bookings, oldest first. */
export async function listSuggestionsOf(db: Db, bookingIds: string[]): Promise<StoredSuggestion[]> {
  return bookingIds.length === 0
    ? []
    : selectSuggestions(db).where("bookingId", "in", bookingIds).orderBy("askedAt").execute();
}

export async function saveSuggestionToken(tx: Tx, id: string, tokenHash: Buffer): Promise<void> {
  await tx.updateTable("bookings.suggestion").set({ tokenHash }).where("id", "=", id).execute();
}

interface StoredHeldTime {
  kind: "suggested" | "offered" | "blocked";
  startsAt: Date;
  endsAt: Date;
  teammateId: string | null;
  bookingId: string | null;
  customerName: string | null;
}

/** What is held in a range without a visit in it, in the order of their times. */
export async function listHeldTimes(
  db: Db,
  businessId: string,
  { from, to }: TimeRange,
  now: Date,
): Promise<StoredHeldTime[]> {
  const range = sql`tstzrange(${new Date(from)}, ${new Date(to)})`;
  const { rows } = await sql<StoredHeldTime>`
    select 'suggested' as kind, suggestion.starts_at, suggestion.ends_at, suggestion.teammate_id,
      suggestion.booking_id, booking.customer_name
    from bookings.suggestion join bookings.booking on booking.id = suggestion.booking_id
    where suggestion.business_id = ${businessId} and suggestion.ended_at is null
      and suggestion.answer_by > ${now} and suggestion.blocked && ${range}
    union all
    select 'offered', starts_at, ends_at, teammate_id, null, null from bookings.waitlist_offer
    where business_id = ${businessId} and ended_at is null and holds_until > ${now} and blocked && ${range}
    union all
    select 'blocked', starts_at, ends_at, null, null, null from bookings.time_block
    where business_id = ${businessId} and tstzrange(starts_at, ends_at) && ${range}
    order by 2`.execute(db);
  return rows;
}
