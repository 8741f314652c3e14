import { getWeekdayIndex } from "./calendar-dates.ts";
import {
  type BookableRange,
  type BuildDayHref,
  type DaysView,
  type FreeTimeCount,
  viewDay,
} from "./slot-days.ts";
import { addDays, formatMonths } from "./times.ts";

/** Months are written as `2026-12`. */
const getMonth = (date: string) => date.slice(0, 7);
const getFirstDay = (month: string) => `${month}-01`;
const getNextMonth = (month: string) => getMonth(addDays(getFirstDay(month), 31));
const getMonthBefore = (month: string) => getMonth(addDays(getFirstDay(month), -1));
const getLastDay = (month: string) => addDays(getFirstDay(getNextMonth(month)), -1);

const getLastBookableDay = ({ today, daysAhead }: BookableRange) => addDays(today, daysAhead);

/** The month of the URL, as near to it as can be booked; undefined where the URL names none. */
export function readMonth(typed: string | null, range: BookableRange): string | undefined {
  if (!typed || !/^20\d{2}-(0[1-9]|1[0-2])$/.test(typed)) return undefined;
  const [first, last] = [getMonth(range.today), getMonth(getLastBookableDay(range))];
  if (typed < first) return first;
  return typed > last ? last : typed;
}

/** The days of a month that can be booked. */
export function getBookableDays(month: string, range: BookableRange) {
  const [first, last] = [getFirstDay(month), getLastDay(month)];
  const lastBookableDay = getLastBookableDay(range);
  const hasStarted = first < range.today;
  const reachesTooFar = last > lastBookableDay;
  return {
    from: hasStarted ? range.today : first,
    until: reachesTooFar ? lastBookableDay : last,
  };
}

interface MonthChoice {
  month: string;
  date: string;
}

/** Builds the weeks of a month with their free times, and the links to the months beside it. */
export function viewMonth(
  dayCounts: readonly FreeTimeCount[],
  { month, date }: MonthChoice,
  range: BookableRange,
  buildHref: BuildDayHref,
): DaysView {
  const first = getFirstDay(month);
  const days = dayCounts.map((day) =>
    viewDay(day, day.date === date, buildHref({ month, date: day.date })),
  );
  const cells = Array.from({ length: Number(getLastDay(month).slice(-2)) }, (_, index) => {
    const cellDate = addDays(first, index);
    const view = days.find((day) => day.date === cellDate) ?? null;
    return { date: cellDate, day: String(index + 1), view };
  });
  return {
    title: formatMonths(first, first),
    days,
    month: { cells, emptyCells: getWeekdayIndex(first) },
    earlier: month > getMonth(range.today) ? buildHref({ month: getMonthBefore(month) }) : null,
    later:
      getLastDay(month) < getLastBookableDay(range)
        ? buildHref({ month: getNextMonth(month) })
        : null,
    otherView: buildHref({ from: date, date }),
  };
}
