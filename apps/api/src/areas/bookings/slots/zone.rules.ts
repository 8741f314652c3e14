import { findChange, offsetMs } from "./offsets.rules.ts";

/** Times of a zone's wall clock and the instants they stand for. */

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const twoDigits = (value: number) => (value < 10 ? `0${value}` : String(value));

/** `09:30` */
export function timeOf(at: number, timeZone: string): string {
  const shown = new Date(at + offsetMs(at, timeZone));
  return `${twoDigits(shown.getUTCHours())}:${twoDigits(shown.getUTCMinutes())}`;
}

/** `2026-11-21` and `09:30` */
export const localOf = (at: number, timeZone: string) => ({
  date: new Date(at + offsetMs(at, timeZone)).toISOString().slice(0, 10),
  time: timeOf(at, timeZone),
});

export const nextDay = (date: string, days = 1): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Monday is 0. */
export const weekdayOf = (date: string): number =>
  (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

/**
 * The instant at which the clock shows this. Where it shows it twice, the first time or the last; where it skips it,
 * the first instant after. To where the clock was put back it did not run, so that is not the last time it came there.
 */
export function instantOf(
  date: string,
  time: string,
  timeZone: string,
  whenTwice: "earlier" | "later",
): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const shown = Date.parse(`${date}T00:00:00Z`) + (hours * 60 + minutes) * minuteMs;
  const before = offsetMs(shown - dayMs, timeZone);
  const after = offsetMs(shown + dayMs, timeZone);
  const found = [shown - before, shown - after].filter(
    (at) => at + offsetMs(at, timeZone) === shown,
  );
  if (found.length === 0)
    return findChange(shown - Math.max(before, after), shown - Math.min(before, after), timeZone);
  const later = Math.max(...found);
  const ranThere = offsetMs(later - minuteMs, timeZone) === offsetMs(later, timeZone);
  return whenTwice === "later" && ranThere ? later : Math.min(...found);
}
