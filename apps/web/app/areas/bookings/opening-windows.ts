import type { BookingSettings } from "@boab/contracts/bookings/settings";
import { getWeekdayName, timeToMinutes } from "./calendar-dates.ts";
import { addDays } from "./times.ts";

/** The settings that say when a business can be booked. The server decides about each time. */
export type OpeningWindows = Pick<
  BookingSettings,
  "mode" | "singleSlots" | "daily" | "weekly" | "daysOff"
>;

/** Both are minutes since midnight. */
export interface Span {
  from: number;
  to: number;
}

type DayOfWeek = OpeningWindows["weekly"]["monday"];

/** The windows of a weekday: none when it is off. */
export const listDayWindows = ({
  enabled,
  startTime,
  endTime,
  second,
}: DayOfWeek): OpeningWindows["daily"][] =>
  enabled ? [{ startTime, endTime }, ...(second ? [second] : [])] : [];

/** Returns the opening windows of a date by mode (BOOK-04), even on a day off. */
export function listWindows(
  { mode, singleSlots, daily, weekly }: OpeningWindows,
  date: string,
): Span[] {
  const toSpan = (start: string, end: string) => ({
    from: timeToMinutes(start),
    to: timeToMinutes(end),
  });
  if (mode === "single")
    return singleSlots
      .filter((slot) => slot.date === date)
      .map(({ start, end }) => toSpan(start, end))
      .sort((one, other) => one.from - other.from);
  if (mode === "daily") return [toSpan(daily.startTime, daily.endTime)];
  const day = weekly[getWeekdayName(date)];
  return listDayWindows(day).map(({ startTime, endTime }) => toSpan(startTime, endTime));
}

export const findDayOff = ({ daysOff }: Pick<OpeningWindows, "daysOff">, date: string) =>
  daysOff.find(({ from, until }) => from <= date && date <= until);

const computeSpanMinutes = ({ from, to }: Span) => Math.max(0, to - from);

/** Returns the max minutes that can be booked on a date. */
export const computeOpenMinutes = (windows: OpeningWindows, date: string): number =>
  findDayOff(windows, date)
    ? 0
    : listWindows(windows, date).reduce((sum, span) => sum + computeSpanMinutes(span), 0);

export const listWeekDates = (monday: string): string[] =>
  [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(monday, days));

export const computeWeekOpenMinutes = (windows: OpeningWindows, monday: string): number =>
  listWeekDates(monday).reduce((sum, date) => sum + computeOpenMinutes(windows, date), 0);
