import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { prepared } from "#platform/db/prepared.ts";

/** In milliseconds since 1970; the end is outside. */
export interface TimeRange {
  from: number;
  to: number;
}

interface Busy {
  /** A booking that is about to move blocks nothing for itself. */
  except?: string | undefined;
  now: Date;
}

/** What stands in the way within a time, with its buffers. A hold that has run out is in nobody's way. */
const blocking = (businessId: string, { from, to }: TimeRange, { now, except }: Busy) =>
  sql<boolean>`business_id = ${businessId} and status in ('held', 'confirmed')
    and blocked && tstzrange(${new Date(from)}, ${new Date(to)})
    and (status <> 'held' or hold_expires_at > ${now})
    and id <> ${except ?? ""}`;

export async function findTaken(
  db: Db,
  businessId: string,
  range: TimeRange,
  busy: Busy,
): Promise<TimeRange[]> {
  const found = await prepared(
    "bookings.taken",
    sql<TimeRange>`
      select (extract(epoch from lower(blocked)) * 1000)::float8 as "from",
        (extract(epoch from upper(blocked)) * 1000)::float8 as "to"
      from bookings.booking where ${blocking(businessId, range, busy)}`,
  ).execute(db);
  return found.rows;
}

/** The visits themselves, without their buffers, by their start. */
export const findBusyTimes = (db: Db, businessId: string, range: TimeRange, now: Date) =>
  db
    .selectFrom("bookings.booking")
    .where(blocking(businessId, range, { now }))
    .select(["starts_at as startsAt", "ends_at as endsAt"])
    .orderBy("starts_at")
    .execute();
