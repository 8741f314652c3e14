import { z } from "zod";
import { text } from "../common/fields.ts";
import { makeRecord } from "../common/make-record.ts";
import { businessFieldCopy } from "./copy.ts";
import { defaultDay, weekdays } from "./limits.ts";

export { defaultDay, weekdays };
export type Weekday = (typeof weekdays)[number];

const TimeOfDay = text(10, "Please enter a time such as 09:00.").regex(
  /^([01]\d|2[0-3]):[0-5]\d$/,
  "Please enter a time such as 09:00.",
);

/** A closing time before the opening time means the next morning. */
export const OpenWindow = z
  .strictObject({ open: TimeOfDay, close: TimeOfDay })
  .refine(({ open, close }) => open !== close, {
    path: ["close"],
    error: businessFieldCopy.hoursBackwards,
  });
export type OpenWindow = z.infer<typeof OpenWindow>;

/** A second window opens after the first closes, so the first can't extend into the next morning. */
export const isSecondWindow = (first: OpenWindow, second: OpenWindow): boolean =>
  first.open < first.close && first.close < second.open;

/** A closed day and one that is open all day keep their times, which then don't count. */
export const DayHours = z
  .strictObject({
    open: TimeOfDay,
    close: TimeOfDay,
    closed: z.boolean(),
    open24: z.boolean(),
    second: OpenWindow.optional(),
  })
  .refine(({ open, close, closed, open24 }) => closed || open24 || open !== close, {
    path: ["close"],
    error: businessFieldCopy.hoursBackwards,
  })
  .refine((day) => day.closed || day.open24 || !day.second || isSecondWindow(day, day.second), {
    path: ["second", "open"],
    error: businessFieldCopy.secondTooEarly,
  });
export type DayHours = z.infer<typeof DayHours>;

export const WeekHours = z.strictObject({
  monday: DayHours,
  tuesday: DayHours,
  wednesday: DayHours,
  thursday: DayHours,
  friday: DayHours,
  saturday: DayHours,
  sunday: DayHours,
});
export type WeekHours = z.infer<typeof WeekHours>;

export const defaultWeekHours: WeekHours = {
  monday: defaultDay,
  tuesday: defaultDay,
  wednesday: defaultDay,
  thursday: defaultDay,
  friday: defaultDay,
  saturday: defaultDay,
  sunday: defaultDay,
};

const dayMinutes = 24 * 60;
export const weekMinutes = 7 * dayMinutes;

const toMinutes = (time: string): number => {
  const [hours, minutes] = time.split(":").map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
};

/** A span goes from (inclusive) to (exclusive), in minutes since Monday 00:00. */
export type OpenSpan = [from: number, to: number];

/** The windows of a day; none when it is closed or open all day. */
export function listDayWindows({ open, close, closed, open24, second }: DayHours): OpenWindow[] {
  if (closed || open24) return [];
  return second ? [{ open, close }, second] : [{ open, close }];
}

/** The open minutes of a day since its midnight; they may extend into the next day. */
export function listDaySpans(day: DayHours): OpenSpan[] {
  if (day.open24 && !day.closed) return [[0, dayMinutes]];
  return listWindowSpans(listDayWindows(day));
}

export const listWindowSpans = (windows: readonly OpenWindow[]): OpenSpan[] =>
  windows.map(({ open, close }) => {
    const [from, to] = [toMinutes(open), toMinutes(close)];
    return [from, to <= from ? to + dayMinutes : to];
  });

/** The open minutes of a week, sorted and merged; none extends past Sunday. */
export function listOpenSpans(days: WeekHours): OpenSpan[] {
  const spans = weekdays.flatMap((weekday, index) =>
    listDaySpans(days[weekday]).flatMap(([opens, closes]): OpenSpan[] => {
      const [from, to] = [index * dayMinutes + opens, index * dayMinutes + closes];
      return to <= weekMinutes
        ? [[from, to]]
        : [
            [from, weekMinutes],
            [0, to - weekMinutes],
          ];
    }),
  );
  return joinTouchingSpans(spans.sort(([a], [b]) => a - b));
}

/** The same week without its second windows. */
export const omitSecondWindows = (days: WeekHours): WeekHours =>
  makeRecord(weekdays, (weekday) => {
    const { second: _second, ...day } = days[weekday];
    return day;
  });

/** Spans in the order of their starts become one where they touch or overlap. */
export function joinTouchingSpans(spans: OpenSpan[]): OpenSpan[] {
  const joined: OpenSpan[] = [];
  for (const [from, to] of spans) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

const shortDayNames = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** Creating a formatter is slow, so each time zone's formatter is cached. */
const formats = new Map<string, Intl.DateTimeFormat>();

function getFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-AU", {
    timeZone,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  formats.set(timeZone, format);
  return format;
}

/** The minute of the week in a zone at an instant. */
export function minuteOfWeek(now: Date, timeZone: string): number {
  const parts = getFormat(timeZone).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  const day = shortDayNames.indexOf(part("weekday").slice(0, 3));
  return day * dayMinutes + Number(part("hour")) * 60 + Number(part("minute"));
}

/** Whether a business is open, and the minute of the week when that changes; null when it never changes. */
export interface Opening {
  isOpen: boolean;
  changesAt: number | null;
}

export const openingAt = (days: WeekHours, minute: number): Opening =>
  findOpening(listOpenSpans(days), minute);

/** Does the same as `openingAt` for open spans that are already computed. */
export function findOpening(spans: readonly OpenSpan[], minute: number): Opening {
  const current = spans.find(([from, to]) => from <= minute && minute < to);
  if (!current) {
    const next = spans.find(([from]) => from > minute) ?? spans[0];
    return { isOpen: false, changesAt: next?.[0] ?? null };
  }
  if (current[1] < weekMinutes) return { isOpen: true, changesAt: current[1] };
  // A span past Sunday midnight closes in the first span of the week.
  const first = spans[0];
  if (!first || first[0] > 0) return { isOpen: true, changesAt: 0 };
  return { isOpen: true, changesAt: first[1] === weekMinutes ? null : first[1] };
}
