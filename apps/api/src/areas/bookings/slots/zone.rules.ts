import { computeUtcOffsetMs } from "@boab/format/zones";

/**
 * These functions convert between a zone's wall clock and instants, and read how far the two are apart from Node's time
 * zone data.
 */

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Finds the first minute after the clock change between the two instants. */
function findClockChange(before: number, after: number, timeZone: string): number {
  const offsetAfterMs = computeUtcOffsetMs(after, timeZone);
  let [low, high] = [before, after];
  while (high - low > minuteMs) {
    const middle = Math.floor((low + high) / 2 / minuteMs) * minuteMs;
    if (computeUtcOffsetMs(middle, timeZone) === offsetAfterMs) high = middle;
    else low = middle;
  }
  return high;
}

/** A stretch of time has one offset; `until` is exclusive. */
interface OffsetPeriod {
  until: number;
  offset: number;
}

function findOffsetPeriods(year: number, timeZone: string): OffsetPeriod[] {
  const end = Date.UTC(year + 1, 0, 1);
  const periods: OffsetPeriod[] = [];
  let day = Date.UTC(year, 0, 1);
  let offsetMs = computeUtcOffsetMs(day, timeZone);
  for (; day < end; day += dayMs) {
    const nextOffsetMs = computeUtcOffsetMs(day + dayMs, timeZone);
    if (nextOffsetMs === offsetMs) continue;
    periods.push({ until: findClockChange(day, day + dayMs, timeZone), offset: offsetMs });
    offsetMs = nextOffsetMs;
  }
  return [...periods, { until: end, offset: offsetMs }];
}

/** Stretches are cached for these years only; an offset in any other year is read each time. */
const cachedYears = { from: 2020, until: 2100 };
/** The cache is keyed by zone, then by years since the first cached one. */
const periodsByZone = new Map<string, OffsetPeriod[][]>();

/**
 * A calendar asks for hundreds of offsets and reading them is slow, but a zone has only two or three offsets a year, so
 * they are cached.
 */
export function getOffsetMs(at: number, timeZone: string): number {
  const year = new Date(at).getUTCFullYear();
  if (!(year >= cachedYears.from && year <= cachedYears.until))
    return computeUtcOffsetMs(at, timeZone);
  const offsetPeriods =
    periodsByZone.get(timeZone)?.[year - cachedYears.from] ?? cacheOffsetPeriods(year, timeZone);
  for (const { until, offset: offsetMs } of offsetPeriods) if (at < until) return offsetMs;
  return computeUtcOffsetMs(at, timeZone);
}

function cacheOffsetPeriods(year: number, timeZone: string): OffsetPeriod[] {
  const offsetPeriods = findOffsetPeriods(year, timeZone);
  const periodsByYear = periodsByZone.get(timeZone) ?? [];
  periodsByYear[year - cachedYears.from] = offsetPeriods;
  periodsByZone.set(timeZone, periodsByYear);
  return offsetPeriods;
}

const padTwoDigits = (value: number) => (value < 10 ? `0${value}` : String(value));

/** `09:30` */
export function toLocalTime(at: number, timeZone: string): string {
  const shown = new Date(at + getOffsetMs(at, timeZone));
  return `${padTwoDigits(shown.getUTCHours())}:${padTwoDigits(shown.getUTCMinutes())}`;
}

/** `2026-11-21` and `09:30` */
export const toLocalDateTime = (at: number, timeZone: string) => ({
  date: new Date(at + getOffsetMs(at, timeZone)).toISOString().slice(0, 10),
  time: toLocalTime(at, timeZone),
});

export const addDays = (date: string, days = 1): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Monday is 0. */
export const getWeekday = (date: string): number =>
  (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

/**
 * Returns the instant at which the clock shows this time. If the clock shows it twice, `repeatedTimeChoice` decides; if the
 * clock skips it, this is the first instant after. The instant that the clock is put back to doesn't count as the later
 * one, because the clock jumps there.
 */
export function toInstant(
  date: string,
  time: string,
  timeZone: string,
  repeatedTimeChoice: "earlier" | "later",
): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const wallClockMs = Date.parse(`${date}T00:00:00Z`) + (hours * 60 + minutes) * minuteMs;
  const offsetBeforeMs = getOffsetMs(wallClockMs - dayMs, timeZone);
  const offsetAfterMs = getOffsetMs(wallClockMs + dayMs, timeZone);
  const found = [wallClockMs - offsetBeforeMs, wallClockMs - offsetAfterMs].filter(
    (at) => at + getOffsetMs(at, timeZone) === wallClockMs,
  );
  if (found.length === 0)
    return findClockChange(
      wallClockMs - Math.max(offsetBeforeMs, offsetAfterMs),
      wallClockMs - Math.min(offsetBeforeMs, offsetAfterMs),
      timeZone,
    );
  const later = Math.max(...found);
  const hasSameOffsetBefore =
    getOffsetMs(later - minuteMs, timeZone) === getOffsetMs(later, timeZone);
  return repeatedTimeChoice === "later" && hasSameOffsetBefore ? later : Math.min(...found);
}
