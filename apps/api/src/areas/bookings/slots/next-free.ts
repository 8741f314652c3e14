import type { BookingSettings } from "@boab/contracts/bookings/settings";
import type { Db } from "#platform/db/db.ts";
import { findTakenOn } from "./list-slots.ts";
import { type FoundSlot, findSlots, type Visit } from "./slots.rules.ts";
import { localOf, nextDay } from "./zone.rules.ts";

const daysLookedAt = 30;

/** The next days with room, with their first free time: what somebody is offered instead. */
export async function findNextFree(
  db: Db,
  wanted: { businessId: string; settings: BookingSettings; visit: Visit; now: Date },
  count: number,
): Promise<FoundSlot[]> {
  const { settings, visit, now } = wanted;
  const today = localOf(now.getTime(), settings.timeZone).date;
  const taken = await findTakenOn(db, wanted, today, nextDay(today, daysLookedAt));
  const found: FoundSlot[] = [];
  for (let index = 0; index <= daysLookedAt && found.length < count; index++) {
    const date = nextDay(today, index);
    const { slots } = findSlots(settings, visit, { date, taken, now: now.getTime() });
    const first = slots.find(({ isFree }) => isFree);
    if (first) found.push(first);
  }
  return found;
}
