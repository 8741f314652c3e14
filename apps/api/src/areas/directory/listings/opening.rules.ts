import {
  findOpening,
  minuteOfWeek,
  type Opening,
  type OpenSpan,
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
export type MinuteByZone = ReadonlyMap<string, number>;

/** A day starts at five in the morning, so a place that closes after midnight is not open on the next day. */
const dayStartHour = 5;
const hoursPerWeek = 7 * 24;

/** The hours of the week, from Monday 00:00, that belong to a weekday. */
export const listHoursOfDay = (weekday: Weekday): number[] =>
  Array.from(
    { length: 24 },
    (_, hour) => (weekdays.indexOf(weekday) * 24 + dayStartHour + hour) % hoursPerWeek,
  );

const minuteMs = 60_000;
let cachedMinutes: { minute: number; minutes: MinuteByZone } | undefined;

/** The result is cached for a minute, because seven time zones are slow to compute and every search needs them. */
export function getMinuteByZone(now: Date): MinuteByZone {
  const minute = Math.floor(now.getTime() / minuteMs);
  if (cachedMinutes?.minute !== minute)
    cachedMinutes = {
      minute,
      minutes: new Map(zones.map((zone) => [zone, minuteOfWeek(now, zone)])),
    };
  return cachedMinutes.minutes;
}

/** Reads open minutes as PostgreSQL writes them: `{[540,1020),[1980,2460)}`. */
const readSpans = (openMinutes: string): OpenSpan[] =>
  Array.from(openMinutes.matchAll(/\[(\d+),(\d+)\)/g), ([, from, to]) => [
    Number(from),
    Number(to),
  ]);

/** Whether a listing in this zone is open; null when it has no hours. */
export function computeOpening(
  openMinutes: string | null,
  zone: string,
  minuteByZone: MinuteByZone,
): Opening | null {
  const minute = minuteByZone.get(zone);
  return openMinutes === null || minute === undefined
    ? null
    : findOpening(readSpans(openMinutes), minute);
}
