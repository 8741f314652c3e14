import {
  minuteOfWeek,
  type Opening,
  type OpenSpan,
  openingIn,
  type Weekday,
  weekdays,
} from "@boab/contracts/directory/hours";

/** The time zones a listing can be in, by state. */
export const zones = [
  "Australia/Sydney",
  "Australia/Melbourne",
  "Australia/Brisbane",
  "Australia/Adelaide",
  "Australia/Perth",
  "Australia/Hobart",
  "Australia/Darwin",
] as const;

/** The minute of the week in each zone. */
export type Minutes = ReadonlyMap<string, number>;

/** Who closes after midnight is not open on the next day: a day begins at five in the morning. */
const dayBegins = 5;
const hoursOfWeek = 7 * 24;

/** The hours of the week, from Monday 00:00, that belong to a weekday. */
export const hoursOfDay = (weekday: Weekday): number[] =>
  Array.from(
    { length: 24 },
    (_, hour) => (weekdays.indexOf(weekday) * 24 + dayBegins + hour) % hoursOfWeek,
  );

const minuteMs = 60_000;
let known: { minute: number; minutes: Minutes } | undefined;

/** Computed once a minute: seven calendars are slow, and every search needs them. */
export function minutesAt(now: Date): Minutes {
  const minute = Math.floor(now.getTime() / minuteMs);
  if (known?.minute !== minute)
    known = { minute, minutes: new Map(zones.map((zone) => [zone, minuteOfWeek(now, zone)])) };
  return known.minutes;
}

/** As PostgreSQL writes open minutes: `{[540,1020),[1980,2460)}`. */
const readSpans = (openMinutes: string): OpenSpan[] =>
  Array.from(openMinutes.matchAll(/\[(\d+),(\d+)\)/g), ([, from, to]) => [
    Number(from),
    Number(to),
  ]);

/** Whether a listing in this zone is open; null when it has no hours. */
export function openingOf(
  openMinutes: string | null,
  zone: string,
  minutes: Minutes,
): Opening | null {
  const minute = minutes.get(zone);
  return openMinutes === null || minute === undefined
    ? null
    : openingIn(readSpans(openMinutes), minute);
}
