import type { BookingSettings } from "@boab/contracts/bookings/settings";
import { minutesOf, weekdayNameOf } from "./calendar-dates.ts";
import { addDays } from "./times.ts";

/** What the pages need to know about when a business can be booked. The server decides about each time. */
export type Windows = Pick<
  BookingSettings,
  "mode" | "singleSlots" | "daily" | "weekly" | "daysOff"
>;

/** Minutes of the day. */
export interface Span {
  from: number;
  to: number;
}

/** The windows of a date by mode (BOOK-04), whether or not it is a day off. */
export function windowsOn({ mode, singleSlots, daily, weekly }: Windows, date: string): Span[] {
  const window = (start: string, end: string) => ({ from: minutesOf(start), to: minutesOf(end) });
  if (mode === "single")
    return singleSlots
      .filter((slot) => slot.date === date)
      .map(({ start, end }) => window(start, end))
      .sort((one, other) => one.from - other.from);
  if (mode === "daily") return [window(daily.startTime, daily.endTime)];
  const day = weekly[weekdayNameOf(date)];
  return day.enabled ? [window(day.startTime, day.endTime)] : [];
}

export const dayOffOn = ({ daysOff }: Pick<Windows, "daysOff">, date: string) =>
  daysOff.find(({ from, until }) => from <= date && date <= until);

const lengthOf = ({ from, to }: Span) => Math.max(0, to - from);

/** How many minutes of a date can be booked at most. */
export const openMinutes = (windows: Windows, date: string): number =>
  dayOffOn(windows, date)
    ? 0
    : windowsOn(windows, date).reduce((sum, span) => sum + lengthOf(span), 0);

export const weekDates = (monday: string): string[] =>
  [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(monday, days));

export const openMinutesOfWeek = (windows: Windows, monday: string): number =>
  weekDates(monday).reduce((sum, date) => sum + openMinutes(windows, date), 0);
