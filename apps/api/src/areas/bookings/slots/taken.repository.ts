import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

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
const blocking = (db: Db, businessId: string, { from, to }: TimeRange, { now }: Busy) =>
  db
    .selectFrom("bookings.booking")
    .where("business_id", "=", businessId)
    .where("status", "in", ["held", "confirmed"])
    .where(sql<boolean>`blocked && tstzrange(${new Date(from)}, ${new Date(to)})`)
    .where(sql<boolean>`(status <> 'held' or hold_expires_at > ${now})`);

export async function findTaken(
  db: Db,
  businessId: string,
  range: TimeRange,
  busy: Busy,
): Promise<TimeRange[]> {
  const query = blocking(db, businessId, range, busy).select([
    sql<number>`(extract(epoch from lower(blocked)) * 1000)::float8`.as("from"),
    sql<number>`(extract(epoch from upper(blocked)) * 1000)::float8`.as("to"),
  ]);
  return (busy.except ? query.where("id", "<>", busy.except) : query).execute();
}

/** The visits themselves, without their buffers, by their start. */
export const findBusyTimes = (db: Db, businessId: string, range: TimeRange, now: Date) =>
  blocking(db, businessId, range, { now })
    .select(["starts_at as startsAt", "ends_at as endsAt"])
    .orderBy("starts_at")
    .execute();
