import type { BookingSettings } from "@boab/contracts/bookings/settings";

export type WeeklyDay = BookingSettings["weekly"]["monday"];
export type WindowTimes = BookingSettings["daily"];

/** Times are `HH:MM` strings, so they can be compared as text. */
const latestEndWithRoom = "20:00";

/** Suggests three hours after a break of one; undefined when the day has no room for them. */
export function suggestSecondWindow(day: WeeklyDay): WindowTimes | undefined {
  const { enabled, startTime, endTime, second } = day;
  if (!enabled || second || endTime <= startTime || endTime > latestEndWithRoom) return undefined;
  return { startTime: addHours(endTime, 1), endTime: addHours(endTime, 4) };
}

const addHours = (time: string, hours: number): string =>
  `${String(Number(time.slice(0, 2)) + hours).padStart(2, "0")}${time.slice(2)}`;

export function withSecondWindow(day: WeeklyDay, second: WindowTimes | undefined): WeeklyDay {
  const { second: _before, ...first } = day;
  return second ? { ...first, second } : first;
}
