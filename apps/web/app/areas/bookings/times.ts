import { formatMonthName } from "@boab/format/calendar";

/** Days and times such as `2026-11-17` and `13:30` are in the business's own time zone. */

const toNoon = (date: string) => new Date(`${date}T12:00:00Z`);

export function addDays(date: string, days: number): string {
  const day = toNoon(date);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** `November 2026`, `November and December 2026`, `December 2026 and January 2027`. */
export function formatMonths(first: string, last: string): string {
  const [from, until] = [formatMonthName(first), formatMonthName(last)];
  const [year, nextYear] = [first.slice(0, 4), last.slice(0, 4)];
  if (from === until) return `${from} ${year}`;
  return year === nextYear
    ? `${from} and ${until} ${year}`
    : `${from} ${year} and ${until} ${nextYear}`;
}

export type PartOfDay = "Morning" | "Afternoon" | "Evening";

export const getPartOfDay = (start: string): PartOfDay => {
  if (start < "12:00") return "Morning";
  return start < "17:00" ? "Afternoon" : "Evening";
};

/** Groups the times of a day by morning, afternoon and evening, without empty groups. */
export const groupByPartOfDay = <Slot extends { start: string }>(
  slots: readonly Slot[],
): { part: PartOfDay; slots: Slot[] }[] =>
  (["Morning", "Afternoon", "Evening"] as const)
    .map((part) => ({ part, slots: slots.filter(({ start }) => getPartOfDay(start) === part) }))
    .filter(({ slots }) => slots.length > 0);
