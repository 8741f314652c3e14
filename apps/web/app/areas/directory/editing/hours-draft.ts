import { makeRecord } from "@boab/contracts/common/make-record";
import type { DayHours, Weekday, WeekHours } from "@boab/contracts/directory/hours";
import { defaultDay, weekdays } from "@boab/contracts/directory/limits";

/** `monday` to `Monday`. */
export const formatDayName = (day: Weekday): string => day.charAt(0).toUpperCase() + day.slice(1);

/** Returns a default week for a listing without opening hours (DIR-HRS-01). */
export const getInitialDays = (days: WeekHours | null): WeekHours =>
  days ?? makeRecord(weekdays, () => ({ ...defaultDay }));

export const copyDay = (days: WeekHours, from: DayHours, to: readonly Weekday[]): WeekHours => ({
  ...days,
  ...Object.fromEntries(to.map((day) => [day, { ...from }])),
});

/** The window that closes last decides. Times are `HH:MM` strings, so they can be compared as text. */
export function endsNextMorning(day: DayHours): boolean {
  const { open, close } = day.second ?? day;
  return !day.closed && !day.open24 && close < open;
}

const latestCloseWithRoom = "21:00";

/** Suggests three hours after a break of one; undefined when the day has no room for them. */
export function suggestSecondWindow(day: DayHours): DayHours["second"] {
  const { open, close, closed, open24, second } = day;
  if (closed || open24 || second || close <= open || close >= latestCloseWithRoom) return undefined;
  return { open: addHours(close, 1), close: addHours(close, 4) };
}

export function omitSecond(day: DayHours): DayHours {
  const { second: _second, ...rest } = day;
  return rest;
}

/** Midnight and later is the next morning, as in every closing time. */
const addHours = (time: string, hours: number): string =>
  `${String((Number(time.slice(0, 2)) + hours) % 24).padStart(2, "0")}${time.slice(2)}`;
