import { weekdays } from "@boab/contracts/directory/limits";
import { addDays } from "./times.ts";

/** Dates such as `2026-11-21` and times such as `09:30` are in the business's own time zone. */

const dayMs = 24 * 60 * 60 * 1000;
const toMidnightMs = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** Monday is 0. */
export const getWeekdayIndex = (date: string): number =>
  (new Date(toMidnightMs(date)).getUTCDay() + 6) % 7;

export const getWeekdayName = (date: string): (typeof weekdays)[number] =>
  weekdays[getWeekdayIndex(date)] ?? "monday";

export const getMonday = (date: string): string => addDays(date, -getWeekdayIndex(date));

/** The count includes both ends. */
export const countDays = (from: string, until: string): number =>
  Math.round((toMidnightMs(until) - toMidnightMs(from)) / dayMs) + 1;

/** Reads a date from the URL; undefined if it isn't a real date. */
export function readDate(typed: string | null): string | undefined {
  if (!typed || !/^20\d{2}-\d{2}-\d{2}$/.test(typed)) return undefined;
  const instant = new Date(toMidnightMs(typed));
  const isReal = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(typed);
  return isReal ? typed : undefined;
}

/** Minutes since midnight; `24:00` is 1440. */
export const timeToMinutes = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

const padTwoDigits = (value: number) => String(value).padStart(2, "0");

export const minutesToTime = (minutes: number): string =>
  `${padTwoDigits(Math.floor(minutes / 60))}:${padTwoDigits(minutes % 60)}`;

/** Returns when a visit ends, in minutes of the day it starts: an end at midnight is 1440. */
export function computeEndMinutes(start: string, end: string): number {
  const [from, to] = [timeToMinutes(start), timeToMinutes(end)];
  return to > from ? to : 24 * 60;
}
