/** Times of a zone's wall clock and the instants they stand for, by the time zone data that Node brings. */

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

/** What the clock shows at an instant, as if that were UTC; zones here are offset by whole minutes. */
function clockMs(at: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(at);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"));
}

export const offsetMs = (at: number, timeZone: string): number => {
  const minute = Math.floor(at / minuteMs) * minuteMs;
  return clockMs(minute, timeZone) - minute;
};

/** `2026-11-21` and `09:30` of an offset that is known. */
export function clockOf(at: number, offset: number): { date: string; time: string } {
  const [date = "", time = ""] = new Date(at + offset).toISOString().split("T");
  return { date, time: time.slice(0, 5) };
}

export const localOf = (at: number, timeZone: string) => clockOf(at, offsetMs(at, timeZone));

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
    return firstAfterGap(
      shown - Math.max(before, after),
      shown - Math.min(before, after),
      timeZone,
    );
  const later = Math.max(...found);
  const ranThere = offsetMs(later - minuteMs, timeZone) === offsetMs(later, timeZone);
  return whenTwice === "later" && ranThere ? later : Math.min(...found);
}

/** Between an instant before the clocks go forward and one after. */
function firstAfterGap(before: number, after: number, timeZone: string): number {
  const later = offsetMs(after, timeZone);
  let [low, high] = [before, after];
  while (high - low > minuteMs) {
    const middle = Math.floor((low + high) / 2 / minuteMs) * minuteMs;
    if (offsetMs(middle, timeZone) === later) high = middle;
    else low = middle;
  }
  return high;
}
