import { countDays } from "../calendar-dates.ts";
import { dayAndMonth } from "../format-time.ts";
import { longDay, weekdayOf } from "../times.ts";

export interface DaysOff {
  from: string;
  until: string;
  note: string;
}

/** `Wednesday 18 November`, `Thu 24 December to Tue 5 January` */
export const daysOffTitle = ({ from, until }: DaysOff): string => {
  if (from === until) return longDay(from);
  const day = (date: string) => `${weekdayOf(date)} ${dayAndMonth(date)}`;
  return `${day(from)} to ${day(until)}`;
};

/** `Christmas in Bor, 13 days` */
export function daysOffNote({ from, until, note }: DaysOff): string {
  const days = countDays(from, until);
  return [note, days > 1 && `${days} days`].filter(Boolean).join(", ");
}
