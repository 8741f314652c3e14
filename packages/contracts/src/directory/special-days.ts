import { z } from "zod";
import { LocalDate } from "../bookings/fields.ts";
import { line } from "../common/fields.ts";
import { businessFieldCopy } from "./copy.ts";
import {
  type DayHours,
  isSecondWindow,
  joinTouchingSpans,
  listDaySpans,
  listWindowSpans,
  minuteOfWeek,
  type Opening,
  type OpenSpan,
  OpenWindow,
  openingAt,
  type WeekHours,
  weekdays,
  weekMinutes,
} from "./hours.ts";
import { maxSpecialDayNote, maxSpecialDays, specialDayKinds } from "./limits.ts";

/** A date on which a business is closed, or open at other times. `usual` says that its weekday's hours hold. */
export const SpecialDay = z
  .strictObject({
    date: LocalDate,
    kind: z.enum(specialDayKinds),
    windows: z.array(OpenWindow).max(2),
    /** The name of the day, such as `Christmas Day`; it may be empty. */
    note: line(maxSpecialDayNote),
  })
  .refine(({ kind, windows }) => (kind === "hours") === windows.length > 0, {
    path: ["windows"],
    error: businessFieldCopy.specialDayTimes,
  })
  .refine(({ windows: [first, second] }) => !first || !second || isSecondWindow(first, second), {
    path: ["windows", 1, "open"],
    error: businessFieldCopy.secondTooEarly,
  });
export type SpecialDay = z.infer<typeof SpecialDay>;

/** Those to come, and yesterday's, whose evening may extend past midnight. */
export const SpecialDays = z
  .array(SpecialDay)
  .max(maxSpecialDays + 1, businessFieldCopy.tooManySpecialDays);

const dayMs = 86_400_000;
const dayMinutes = 24 * 60;

export const addCalendarDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Creating a formatter is slow, so each time zone's formatter is cached. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** The date that a zone's calendar shows at an instant, such as `2026-12-25`. */
export function getLocalDate(now: Date, timeZone: string): string {
  const format =
    dateFormats.get(timeZone) ?? new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" });
  dateFormats.set(timeZone, format);
  return format.format(now);
}

/** The open minutes of a date since its midnight; they may extend into the next day. */
const listDateSpans = (special: SpecialDay | undefined, weekHours: DayHours): OpenSpan[] =>
  !special || special.kind === "usual" ? listDaySpans(weekHours) : listWindowSpans(special.windows);

/** Whether a business is open now and until when, by its special days where it has one and else by its week. */
export function findOpeningNow(
  days: WeekHours,
  specialDays: readonly SpecialDay[],
  now: Date,
  timeZone: string,
): Opening {
  const minute = minuteOfWeek(now, timeZone);
  if (specialDays.length === 0) return openingAt(days, minute);
  const today = getLocalDate(now, timeZone);
  const weekday = Math.floor(minute / dayMinutes);
  // Yesterday's evening may still be going on, and a week from today ends with the same minute of this weekday.
  const offsets = [-1, 0, 1, 2, 3, 4, 5, 6, 7];
  const spans = offsets.flatMap((offset) => {
    const date = addCalendarDays(today, offset);
    const weekHours = days[weekdays[(weekday + offset + 7) % 7] ?? "monday"];
    const special = specialDays.find((one) => one.date === date);
    return listDateSpans(special, weekHours).map(
      ([from, to]): OpenSpan => [from + offset * dayMinutes, to + offset * dayMinutes],
    );
  });
  const joined = joinTouchingSpans(spans.sort(([a], [b]) => a - b));
  const minuteOfDay = minute % dayMinutes;
  const current = joined.find(([from, to]) => from <= minuteOfDay && minuteOfDay < to);
  const change = current ? current[1] : joined.find(([from]) => from > minuteOfDay)?.[0];
  // A minute of the week can't name a time that is a week away or more.
  const isKnown = change !== undefined && change - minuteOfDay < weekMinutes;
  return {
    isOpen: current !== undefined,
    changesAt: isKnown ? (weekday * dayMinutes + change) % weekMinutes : null,
  };
}
