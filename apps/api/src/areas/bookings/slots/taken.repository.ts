import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { markAsPrepared } from "#platform/db/prepared.ts";

/** Both ends are in milliseconds since 1970; `to` is exclusive. */
export interface TimeRange {
  from: number;
  to: number;
}

/** A visit, or time that the business has blocked, which has neither a booking nor one of the team. */
interface FoundTaken extends TimeRange {
  teammateId: string | null;
  /** Of a time that is offered to somebody on the waiting list, the offer's id: it counts as their visit. */
  bookingId: string | null;
}

interface BusyOptions {
  /** Bookings that are about to move block nothing for themselves, nor do the other times their customers are asked about. */
  except?: readonly string[] | undefined;
  now: Date;
}

/**
 * Matches bookings that, with their buffers, block part of a range. A hold that has expired blocks nothing, neither one
 * for a payment or a link nor that of a request. The first condition has to match the constraint's index.
 */
const isBlocking = (
  businessId: string,
  { from, to }: TimeRange,
  { now, except: exceptBookingIds = [] }: BusyOptions,
) =>
  sql<boolean>`business_id = ${businessId}
    and (status in ('held', 'confirmed') or (status = 'requested' and hold_expires_at is not null))
    and blocked && tstzrange(${new Date(from)}, ${new Date(to)})
    and (status = 'confirmed' or hold_expires_at > ${now})
    and id <> all(${exceptBookingIds}::text[])`;

/** Matches times that are offered to somebody on the waiting list, until their hold runs out (F-BOOK-10). */
const isOffered = (
  businessId: string,
  { from, to }: TimeRange,
  { now }: Pick<BusyOptions, "now">,
) =>
  sql<boolean>`business_id = ${businessId} and ended_at is null and holds_until > ${now}
    and blocked && tstzrange(${new Date(from)}, ${new Date(to)})`;

/** Matches other times that customers are asked about, until they may no longer agree. */
const isSuggested = (
  businessId: string,
  { from, to }: TimeRange,
  { now, except: exceptBookingIds = [] }: BusyOptions,
) =>
  sql<boolean>`business_id = ${businessId} and ended_at is null and answer_by > ${now}
    and blocked && tstzrange(${new Date(from)}, ${new Date(to)})
    and booking_id <> all(${exceptBookingIds}::text[])`;

/** Matches what a business blocked for itself, whatever is booked in it. */
const isBlockedByBusiness = (businessId: string, { from, to }: TimeRange) =>
  sql<boolean>`business_id = ${businessId}
    and tstzrange(starts_at, ends_at) && tstzrange(${new Date(from)}, ${new Date(to)})`;

export async function findTaken(
  db: Db,
  businessId: string,
  range: TimeRange,
  options: BusyOptions,
): Promise<FoundTaken[]> {
  const found = await markAsPrepared(
    "bookings.taken",
    sql<FoundTaken>`
      select (extract(epoch from lower(blocked)) * 1000)::float8 as "from",
        (extract(epoch from upper(blocked)) * 1000)::float8 as "to",
        teammate_id as "teammateId", id as "bookingId"
      from bookings.booking where ${isBlocking(businessId, range, options)}
      union all
      select (extract(epoch from lower(blocked)) * 1000)::float8, (extract(epoch from upper(blocked)) * 1000)::float8,
        teammate_id, id::text
      from bookings.waitlist_offer where ${isOffered(businessId, range, options)}
      union all
      select (extract(epoch from lower(blocked)) * 1000)::float8, (extract(epoch from upper(blocked)) * 1000)::float8,
        teammate_id, booking_id
      from bookings.suggestion where ${isSuggested(businessId, range, options)}
      union all
      select (extract(epoch from starts_at) * 1000)::float8, (extract(epoch from ends_at) * 1000)::float8,
        null, null
      from bookings.time_block where ${isBlockedByBusiness(businessId, range)}`,
  ).execute(db);
  return found.rows;
}

/** Finds the visits without their buffers, what is offered or suggested, and what the business blocked, ordered by start. */
export const findBusyTimes = (db: Db, businessId: string, range: TimeRange, now: Date) =>
  db
    .selectFrom("bookings.booking")
    .where(isBlocking(businessId, range, { now }))
    .select(["startsAt", "endsAt"])
    .unionAll(
      db
        .selectFrom("bookings.waitlistOffer")
        .where(isOffered(businessId, range, { now }))
        .select(["startsAt", "endsAt"]),
    )
    .unionAll(
      db
        .selectFrom("bookings.suggestion")
        .where(isSuggested(businessId, range, { now }))
        .select(["startsAt", "endsAt"]),
    )
    .unionAll(
      db
        .selectFrom("bookings.timeBlock")
        .where(isBlockedByBusiness(businessId, range))
        .select(["startsAt", "endsAt"]),
    )
    .orderBy("startsAt")
    .execute();
