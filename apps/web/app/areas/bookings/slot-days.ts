import type { NoSlotReason } from "@boab/contracts/bookings/own-texts";
import { addDays, longDay, monthsOf, weekdayOf } from "./times.ts";

/** How many days are in sight at once. */
export const shownDays = 8;

export interface CountedDay {
  date: string;
  free: number;
  reason: NoSlotReason | null;
}

/** Addresses that show other days or another day; the rest of the address stays. */
export interface Choice {
  /** The first day in sight. */
  from: string;
  date: string;
}

export interface DayView {
  date: string;
  weekday: string;
  /** Of the month. */
  day: string;
  /** `9 times`, `Full`, `Closed` */
  note: string;
  /** `Tuesday 17 November, 9 times` */
  label: string;
  isFree: boolean;
  isChosen: boolean;
  to: string;
}

export interface DaysView {
  title: string;
  days: DayView[];
  earlier: string | null;
  later: string | null;
}

const notes: Record<NoSlotReason, string> = {
  disabled: "Closed",
  "past date": "Past",
  "no window": "Closed",
  "all taken": "Full",
  "no availability": "No times",
};

const noteOf = ({ free, reason }: CountedDay): string => {
  if (reason) return notes[reason];
  return free === 1 ? "1 time" : `${free} times`;
};

interface Bounds {
  today: string;
  daysAhead: number;
}

/** The strip of days: what is free on each, and the way to the days before and after. */
export function viewDays(
  counted: readonly CountedDay[],
  chosen: Choice,
  { today, daysAhead }: Bounds,
  addressOf: (choice: Choice) => string,
): DaysView {
  const { from, date } = chosen;
  const last = addDays(from, shownDays - 1);
  const furthest = addDays(today, daysAhead);
  const before = addDays(from, 1 - shownDays);
  const earlier = before < today ? today : before;
  return {
    title: monthsOf(from, last),
    days: counted.slice(0, shownDays).map((day) => ({
      date: day.date,
      weekday: weekdayOf(day.date),
      day: String(Number(day.date.slice(-2))),
      note: noteOf(day),
      label: `${longDay(day.date)}, ${noteOf(day)}`,
      isFree: day.free > 0,
      isChosen: day.date === date,
      to: addressOf({ from, date: day.date }),
    })),
    earlier: from > today ? addressOf({ from: earlier, date: earlier }) : null,
    later: last < furthest ? addressOf({ from: last, date: last }) : null,
  };
}

/** The first day with a free time, and where the strip begins so that it is in sight. */
export function firstChoice(counted: readonly CountedDay[], today: string): Choice {
  const date = counted.find(({ free }) => free > 0)?.date ?? today;
  return { from: date < addDays(today, shownDays) ? today : date, date };
}
