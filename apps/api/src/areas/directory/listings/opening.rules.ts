import {
  findOpening,
  minuteOfWeek,
  type Opening,
  type OpenSpan,
  type Weekday,
  type WeekHours,
  weekdays,
} from "@boab/contracts/directory/hours";
import {
  findOpeningNow,
  getLocalDate,
  type SpecialDay,
} from "@boab/contracts/directory/special-days";

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
const dayMinutes = 24 * 60;

/** The hours of the week, from Monday 00:00, that belong to a weekday. */
export const listHoursOfDay = (weekday: Weekday): number[] =>
  Array.from(
    { length: 24 },
    (_, hour) => (weekdays.indexOf(weekday) * 24 + dayStartHour + hour) % hoursPerWeek,
  );

const minuteMs = 60_000;

/** The results are cached for a minute, because seven time zones are slow to compute and every search needs them. */
function cacheForMinute<Value>(compute: (now: Date) => Value) {
  let cached: { minute: number; value: Value } | undefined;
  return (now: Date): Value => {
    const minute = Math.floor(now.getTime() / minuteMs);
    if (cached?.minute !== minute) cached = { minute, value: compute(now) };
    return cached.value;
  };
}

export const getMinuteByZone = cacheForMinute(
  (now): MinuteByZone => new Map(zones.map((zone) => [zone, minuteOfWeek(now, zone)])),
);

/** Reads open minutes as PostgreSQL writes them: `{[540,1020),[1980,2460)}`. */
const readSpans = (openMinutes: string): OpenSpan[] =>
  Array.from(openMinutes.matchAll(/\[(\d+),(\d+)\)/g), ([, from, to]) => [
    Number(from),
    Number(to),
  ]);

/** The hours of a listing with a special day in the next days. */
export interface SpecialWeek {
  days: WeekHours;
  specialDays: SpecialDay[];
}

interface ListedHours {
  openMinutes: string | null;
  specialWeek: SpecialWeek | null;
  timeZone: string;
}

/** Whether a listing is open now; null when it has no hours. */
export function computeOpening(
  { openMinutes, specialWeek, timeZone }: ListedHours,
  minuteByZone: MinuteByZone,
  now: Date,
): Opening | null {
  const minute = minuteByZone.get(timeZone);
  if (openMinutes === null || minute === undefined) return null;
  return specialWeek
    ? findOpeningNow(specialWeek.days, specialWeek.specialDays, now, timeZone)
    : findOpening(readSpans(openMinutes), minute);
}

/** The date whose hours count in a zone, and the minute since its midnight. */
export interface LocalMoment {
  zone: string;
  date: string;
  minute: number;
}

/** In the first hours of a day, what the evening before says still counts. */
export const getLocalMoments = cacheForMinute((now): LocalMoment[] =>
  zones.map((zone) => {
    const startedAt = new Date(now.getTime() - dayStartHour * 60 * minuteMs);
    return {
      zone,
      date: getLocalDate(startedAt, zone),
      minute: (minuteOfWeek(startedAt, zone) % dayMinutes) + dayStartHour * 60,
    };
  }),
);
