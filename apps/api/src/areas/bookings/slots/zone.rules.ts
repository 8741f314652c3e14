import { readOffsetMs } from "@boab/format/zones";

/**
 * These functions convert between a zone's wall clock and instants, and read how far the two are apart from Node's time
 * zone data.
 */

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Finds the first minute after the clock change between the two instants. */
function findClockChange(before: number, after: number, timeZone: string): number {
  const later = readOffsetMs(after, timeZone);
  let [low, high] = [before, after];
  while (high - low > minuteMs) {
    const middle = Math.floor((low + high) / 2 / minuteMs) * minuteMs;
    if (readOffsetMs(middle, timeZone) === later) high = middle;
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
  let offset = readOffsetMs(day, timeZone);
  for (; day < end; day += dayMs) {
    const next = readOffsetMs(day + dayMs, timeZone);
    if (next === offset) continue;
    periods.push({ until: findClockChange(day, day + dayMs, timeZone), offset });
    offset = next;
  }
  return [...periods, { until: end, offset }];
}

/** Stretches are cached for these years only; an offset in any other year is read each time. */
const cachedYears = { from: 2020, until: 2100 };
/** The cache is keyed by zone, then by years since the first cached one. */
const known = new Map<string, OffsetPeriod[][]>();

/**
 * A calendar asks for hundreds of offsets and reading them is slow, but a zone has only two or three offsets a year, so
 * they are cached.
 */
export function getOffsetMs(at: number, timeZone: string): number {
  const year = new Date(at).getUTCFullYear();
  if (!(year >= cachedYears.from && year <= cachedYears.until)) return readOffsetMs(at, timeZone);
  const stretches =
    known.get(timeZone)?.[year - cachedYears.from] ?? cacheOffsetPeriods(year, timeZone);
  for (const { until, offset } of stretches) if (at < until) return offset;
  return readOffsetMs(at, timeZone);
}

function cacheOffsetPeriods(year: number, timeZone: string): OffsetPeriod[] {
  const stretches = findOffsetPeriods(year, timeZone);
  const years = known.get(timeZone) ?? [];
  years[year - cachedYears.from] = stretches;
  known.set(timeZone, years);
  return stretches;
}

const twoDigits = (value: number) => (value < 10 ? `0${value}` : String(value));

/** `09:30` */
export function toLocalTime(at: number, timeZone: string): string {
  const shown = new Date(at + getOffsetMs(at, timeZone));
  return `${twoDigits(shown.getUTCHours())}:${twoDigits(shown.getUTCMinutes())}`;
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
 * Returns the instant at which the clock shows this time. If the clock shows it twice, `whenTwice` decides; if the
 * clock skips it, this is the first instant after. The instant that the clock is put back to doesn't count as the later
 * one, because the clock jumps there.
 */
export function toInstant(
  date: string,
  time: string,
  timeZone: string,
  whenTwice: "earlier" | "later",
): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const shown = Date.parse(`${date}T00:00:00Z`) + (hours * 60 + minutes) * minuteMs;
  const before = getOffsetMs(shown - dayMs, timeZone);
  const after = getOffsetMs(shown + dayMs, timeZone);
  const found = [shown - before, shown - after].filter(
    (at) => at + getOffsetMs(at, timeZone) === shown,
  );
  if (found.length === 0)
    return findClockChange(
      shown - Math.max(before, after),
      shown - Math.min(before, after),
      timeZone,
    );
  const later = Math.max(...found);
  const ranThere = getOffsetMs(later - minuteMs, timeZone) === getOffsetMs(later, timeZone);
  return whenTwice === "later" && ranThere ? later : Math.min(...found);
}
