import { brand } from "@boab/contracts/common/brand";

/** Creating a formatter is slow, so each time zone's is made once. Swedish writes dates as ISO does. */
const clockFormats = new Map<string, Intl.DateTimeFormat>();

function getClockFormat(timeZone: string): Intl.DateTimeFormat {
  const known = clockFormats.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "medium",
  });
  clockFormats.set(timeZone, clock);
  return clock;
}

interface ClockReading {
  /** `2026-11-15` */
  date: string;
  /** `14:30` */
  time: string;
}

/** What calendar and clock show in a time zone at an instant. */
export function readClock(instant: Date | number, timeZone: string): ClockReading {
  const [date = "", time = ""] = getClockFormat(timeZone).format(instant).split(" ");
  return { date, time: time.slice(0, 5) };
}

/** The calendar day in a time zone, in Sydney unless said otherwise: `2026-11-15`. */
export const toIsoDay = (instant: Date | number, timeZone: string = brand.timeZone): string =>
  readClock(instant, timeZone).date;

/** How far a zone's clock is ahead of UTC at an instant. All our zones are offset by whole minutes. */
export function computeUtcOffsetMs(instant: Date | number, timeZone: string): number {
  const minute = Math.floor(Number(instant) / 60_000) * 60_000;
  const { date, time } = readClock(instant, timeZone);
  return Date.parse(`${date}T${time}:00Z`) - minute;
}

/**
 * The instant at which a zone's clock shows a day and time; null where they are not valid. An hour that daylight saving
 * skips becomes the next one.
 */
export function toInstant(
  day: string,
  time: string,
  timeZone: string = brand.timeZone,
): Date | null {
  const shown = `${day}T${time}`;
  const wallClockMs = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(shown)
    ? Date.parse(`${shown}Z`)
    : Number.NaN;
  if (Number.isNaN(wallClockMs)) return null;
  const guess = wallClockMs - computeUtcOffsetMs(wallClockMs, timeZone);
  return new Date(wallClockMs - computeUtcOffsetMs(guess, timeZone));
}
