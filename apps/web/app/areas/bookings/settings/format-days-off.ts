import { formatDayAndMonth, formatShortWeekday } from "@boab/format/calendar";
import { formatLongDay } from "@boab/format/dates";
import { countDays } from "../calendar-dates.ts";

export interface DaysOff {
  from: string;
  until: string;
  note: string;
}

/** `Wednesday 18 November`, `Thu 24 December to Tue 5 January` */
export const formatDaysOff = ({ from, until }: DaysOff): string => {
  if (from === until) return formatLongDay(from);
  const day = (date: string) => `${formatShortWeekday(date)} ${formatDayAndMonth(date)}`;
  return `${day(from)} to ${day(until)}`;
};

/** `Christmas in Bor, 13 days` */
export function formatDaysOffNote({ from, until, note }: DaysOff): string {
  const days = countDays(from, until);
  return [note, days > 1 && `${days} days`].filter(Boolean).join(", ");
}
