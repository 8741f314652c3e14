import type { NoSlotReason } from "@boab/contracts/bookings/copy";
import { formatDayOfMonth, formatShortWeekday } from "@boab/format/calendar";
import { formatLongDay } from "@boab/format/dates";
import { addDays, formatMonths } from "./times.ts";

/** This many days are visible at once. */
export const shownDayCount = 8;

export interface FreeTimeCount {
  date: string;
  free: number;
  reason: NoSlotReason | null;
}

/** The URL parameters that choose the visible days and one of them. */
export interface DayChoice {
  /** The first visible day. */
  from: string;
  date: string;
  /** `2026-12`, instead of the first day, where a whole month is visible. */
  month: string;
}

export interface DayView {
  date: string;
  weekday: string;
  /** The day of the month. */
  day: string;
  /** `9 times`, `Full`, `Closed` */
  note: string;
  /** `Tuesday 17 November, 9 times` */
  label: string;
  isFree: boolean;
  isChosen: boolean;
  to: string;
}

/** The number of a day, and null where it can't be chosen. */
export interface MonthCell {
  date: string;
  day: string;
  view: DayView | null;
}

export interface DaysView {
  title: string;
  days: DayView[];
  /** Null unless a whole month is visible: its days, after as many empty ones as its first week has before it. */
  month: { cells: MonthCell[]; emptyCells: number } | null;
  earlier: string | null;
  later: string | null;
  /** The same days as a month, or as a row. */
  otherView: string;
}

const notesByReason: Record<NoSlotReason, string> = {
  disabled: "Closed",
  "past date": "Past",
  "no window": "Closed",
  "all taken": "Full",
  "no availability": "No times",
};

const describeDay = ({ free, reason }: FreeTimeCount): string => {
  if (reason) return notesByReason[reason];
  return free === 1 ? "1 time" : `${free} times`;
};

export interface BookableRange {
  today: string;
  daysAhead: number;
}

export type BuildDayHref = (choice: Partial<DayChoice>) => string;

export const viewDay = (day: FreeTimeCount, isChosen: boolean, to: string): DayView => ({
  date: day.date,
  weekday: formatShortWeekday(day.date),
  day: formatDayOfMonth(day.date),
  note: describeDay(day),
  label: `${formatLongDay(day.date)}, ${describeDay(day)}`,
  isFree: day.free > 0,
  isChosen,
  to,
});

/** Builds the strip of days with their free times, and the links to earlier and later days. */
export function viewDays(
  dayCounts: readonly FreeTimeCount[],
  chosen: Pick<DayChoice, "from" | "date">,
  { today, daysAhead }: BookableRange,
  buildHref: BuildDayHref,
): DaysView {
  const { from, date } = chosen;
  const last = addDays(from, shownDayCount - 1);
  const lastBookableDate = addDays(today, daysAhead);
  const before = addDays(from, 1 - shownDayCount);
  const earlier = before < today ? today : before;
  return {
    title: formatMonths(from, last),
    days: dayCounts
      .slice(0, shownDayCount)
      .map((day) => viewDay(day, day.date === date, buildHref({ from, date: day.date }))),
    month: null,
    earlier: from > today ? buildHref({ from: earlier, date: earlier }) : null,
    later: last < lastBookableDate ? buildHref({ from: last, date: last }) : null,
    otherView: buildHref({ month: date.slice(0, 7), date }),
  };
}

/** Returns the first day with a free time, and a start of the strip that makes it visible. */
export function getInitialChoice(
  dayCounts: readonly FreeTimeCount[],
  today: string,
): Pick<DayChoice, "from" | "date"> {
  const date = dayCounts.find(({ free }) => free > 0)?.date ?? today;
  return { from: date < addDays(today, shownDayCount) ? today : date, date };
}
