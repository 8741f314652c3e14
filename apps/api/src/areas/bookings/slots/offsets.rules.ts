/** How far a zone's wall clock is from UTC, by the time zone data that Node brings. */

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Creating a formatter is slow, so keep one per zone. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-AU", {
    ...{ timeZone, hourCycle: "h23", year: "numeric", month: "2-digit", day: "2-digit" },
    ...{ hour: "2-digit", minute: "2-digit" },
  });
  formats.set(timeZone, format);
  return format;
}

/** Reads the clock itself; zones here are offset by whole minutes. */
export function readOffsetMs(at: number, timeZone: string): number {
  const minute = Math.floor(at / minuteMs) * minuteMs;
  const parts = formatOf(timeZone).formatToParts(minute);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(
    part("year"),
    part("month") - 1,
    part("day"),
    part("hour"),
    part("minute"),
  );
  return shown - minute;
}

/** The first minute after a change of the clocks, which lies between the two. */
export function findChange(before: number, after: number, timeZone: string): number {
  const later = readOffsetMs(after, timeZone);
  let [low, high] = [before, after];
  while (high - low > minuteMs) {
    const middle = Math.floor((low + high) / 2 / minuteMs) * minuteMs;
    if (readOffsetMs(middle, timeZone) === later) high = middle;
    else low = middle;
  }
  return high;
}

/** A time with one offset; the end is outside. */
interface Stretch {
  until: number;
  offset: number;
}

function stretchesOf(year: number, timeZone: string): Stretch[] {
  const end = Date.UTC(year + 1, 0, 1);
  const stretches: Stretch[] = [];
  let day = Date.UTC(year, 0, 1);
  let offset = readOffsetMs(day, timeZone);
  for (; day < end; day += dayMs) {
    const next = readOffsetMs(day + dayMs, timeZone);
    if (next === offset) continue;
    stretches.push({ until: findChange(day, day + dayMs, timeZone), offset });
    offset = next;
  }
  return [...stretches, { until: end, offset }];
}

/** Years whose stretches are worth keeping; whoever asks for others pays for each question. */
const kept = { from: 2020, until: 2100 };
/** By zone, then by the years since the first. */
const known = new Map<string, Stretch[][]>();

/**
 * A calendar asks for hundreds of offsets and reading the clock is slow, but a zone has two or three offsets a year:
 * they are found once.
 */
export function offsetMs(at: number, timeZone: string): number {
  const year = new Date(at).getUTCFullYear();
  if (!(year >= kept.from && year <= kept.until)) return readOffsetMs(at, timeZone);
  const stretches = known.get(timeZone)?.[year - kept.from] ?? keep(year, timeZone);
  for (const { until, offset } of stretches) if (at < until) return offset;
  return readOffsetMs(at, timeZone);
}

function keep(year: number, timeZone: string): Stretch[] {
  const stretches = stretchesOf(year, timeZone);
  const years = known.get(timeZone) ?? [];
  years[year - kept.from] = stretches;
  known.set(timeZone, years);
  return stretches;
}
