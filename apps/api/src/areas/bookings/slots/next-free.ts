import type { BookingSettings } from "@boab/contracts/bookings/settings";
import type { Db } from "#platform/db/db.ts";
import { findTakenOn } from "./list-slots.ts";
import { openingFinder, type Visit } from "./slots.rules.ts";
import { localOf, nextDay } from "./zone.rules.ts";

const daysLookedAt = 30;

/** The next days with room, with the instant of their first free time: what somebody is offered instead. */
export async function findNextFree(
  db: Db,
  wanted: { businessId: string; settings: BookingSettings; visit: Visit; now: Date },
  count: number,
): Promise<number[]> {
  const { settings, visit, now } = wanted;
  const today = localOf(now.getTime(), settings.timeZone).date;
  const taken = await findTakenOn(db, wanted, today, nextDay(today, daysLookedAt));
  const find = openingFinder(settings, visit, now.getTime());
  const found: number[] = [];
  for (let index = 0; index <= daysLookedAt && found.length < count; index++) {
    const { openings } = find(nextDay(today, index), taken);
    const first = openings.find(({ isFree }) => isFree);
    if (first) found.push(first.startsAt);
  }
  return found;
}
