import { weekdays } from "@boab/contracts/directory/limits";
import { addDays } from "./times.ts";

/** Dates such as `2026-11-21` and times such as `09:30`, as the business's own calendar and clock show them. */

const dayMs = 24 * 60 * 60 * 1000;
const midnight = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** Monday is 0. */
const weekdayIndex = (date: string): number => (new Date(midnight(date)).getUTCDay() + 6) % 7;

export const weekdayNameOf = (date: string): (typeof weekdays)[number] =>
  weekdays[weekdayIndex(date)] ?? "monday";

export const mondayOf = (date: string): string => addDays(date, -weekdayIndex(date));

/** Both ends included. */
export const countDays = (from: string, until: string): number =>
  Math.round((midnight(until) - midnight(from)) / dayMs) + 1;

/** What an address may carry; anything else is left out. */
export function readDate(typed: string | null): string | undefined {
  if (!typed || !/^20\d{2}-\d{2}-\d{2}$/.test(typed)) return undefined;
  const instant = new Date(midnight(typed));
  const isReal = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(typed);
  return isReal ? typed : undefined;
}

/** What the clock of a zone shows. */
export function clockIn(instant: Date, timeZone: string): { date: string; time: string } {
  const parts = new Intl.DateTimeFormat("en-AU", {
    ...{ timeZone, hourCycle: "h23", year: "numeric", month: "2-digit", day: "2-digit" },
    ...{ hour: "2-digit", minute: "2-digit" },
  }).formatToParts(instant);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  return {
    date: `${part("year")}-${part("month")}-${part("day")}`,
    time: `${part("hour")}:${part("minute")}`,
  };
}

/** Minutes since midnight; `24:00` is 1440. */
export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

const twoDigits = (value: number) => String(value).padStart(2, "0");

export const timeOf = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

/** When a visit ends, on the clock of the day it starts: one that ends at midnight ends at 1440. */
export function endMinutes(start: string, end: string): number {
  const [from, to] = [minutesOf(start), minutesOf(end)];
  return to > from ? to : 24 * 60;
}
