/** Days and times as a business's own calendar and clock show them: `2026-11-17`, `13:30`. */

const noon = (date: string) => new Date(`${date}T12:00:00Z`);

const inWords = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat("en-AU", { timeZone: "UTC", ...options });
  return (date: string) => format.format(noon(date)).replace(",", "");
};

/** `Tuesday 17 November` */
export const longDay = inWords({ weekday: "long", day: "numeric", month: "long" });
/** `Tue 17 Nov` */
export const shortDay = inWords({ weekday: "short", day: "numeric", month: "short" });
/** `Tue` */
export const weekdayOf = inWords({ weekday: "short" });
/** `Tuesday` */
export const longWeekdayOf = inWords({ weekday: "long" });
/** `November` */
export const monthOf = inWords({ month: "long" });

export function addDays(date: string, days: number): string {
  const day = noon(date);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** `November 2026`, `November and December 2026`, `December 2026 and January 2027`. */
export function monthsOf(first: string, last: string): string {
  const [from, until] = [monthOf(first), monthOf(last)];
  const [year, nextYear] = [first.slice(0, 4), last.slice(0, 4)];
  if (from === until) return `${from} ${year}`;
  return year === nextYear
    ? `${from} and ${until} ${year}`
    : `${from} ${year} and ${until} ${nextYear}`;
}

/** What a business's calendar says now. */
export const dateIn = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(now);

/** `13:00` is `1:00 pm`. */
export function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const isMorning = hour % 24 < 12;
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${isMorning ? "am" : "pm"}`;
}

/** What a clock elsewhere shows at an instant: `1:00 pm`. */
export const timeIn = (timeZone: string, instant: string): string =>
  new Intl.DateTimeFormat("en-AU", { timeZone, hour: "numeric", minute: "2-digit" }).format(
    new Date(instant),
  );

/** Brisbane and Sydney agree in winter and differ in summer, so it depends on when. */
export const isSameClock = (one: string, other: string, instant: string): boolean =>
  timeIn(one, instant) === timeIn(other, instant);

/** `Australia/Perth` is `Perth`. */
export const placeOfZone = (timeZone: string): string =>
  (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");

/** `45 minutes`, `1 hour`, `1 hour 30 minutes`, `10 hours`. */
export function lengthOf(minutes: number): string {
  const named = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && named(hours, "hour"), rest > 0 && named(rest, "minute")]
    .filter(Boolean)
    .join(" ");
}

export type PartOfDay = "Morning" | "Afternoon" | "Evening";

export const partOf = (start: string): PartOfDay => {
  if (start < "12:00") return "Morning";
  return start < "17:00" ? "Afternoon" : "Evening";
};

/** The times of a day under their headings; parts without any are left out. */
export const partsOfDay = <Slot extends { start: string }>(
  slots: readonly Slot[],
): { part: PartOfDay; slots: Slot[] }[] =>
  (["Morning", "Afternoon", "Evening"] as const)
    .map((part) => ({ part, slots: slots.filter(({ start }) => partOf(start) === part) }))
    .filter(({ slots }) => slots.length > 0);
