import {
  type Day,
  type Days,
  minuteOfWeek,
  openingAt,
  weekdays,
  weekMinutes,
} from "@boab/contracts/directory/hours";
import { formatClock } from "@boab/format/calendar";
import { capitalised } from "@boab/format/sentences";
import { describeOpening } from "../opening-text.server.ts";
import type { HoursRow, OpeningView } from "./business-view.ts";

const minuteMs = 60_000;
const dayMinutes = 24 * 60;

/** Open or closed in the business's own time zone. */
export function toOpeningView(days: Days | null, timeZone: string, now: Date): OpeningView | null {
  if (!days) return null;
  const opening = openingAt(days, minuteOfWeek(now, timeZone));
  return {
    isOpen: opening.isOpen,
    text: describeOpening(opening, timeZone, now),
    changesAt: opening.changesAt === null ? null : findNextChange(opening.changesAt, timeZone, now),
  };
}

/** Midnight at the latest, when "today" moves to the next day. */
function findNextChange(target: number, timeZone: string, now: Date): string {
  const midnight = (Math.floor(minuteOfWeek(now, timeZone) / dayMinutes) + 1) * dayMinutes;
  const instants = [target, midnight % weekMinutes].map((minute) =>
    findNextInstant(minute, timeZone, now).getTime(),
  );
  return new Date(Math.min(...instants)).toISOString();
}

/** The next instant at which a zone's clock reaches this minute of the week. */
function findNextInstant(target: number, timeZone: string, now: Date): Date {
  const ahead = (target - minuteOfWeek(now, timeZone) + weekMinutes) % weekMinutes;
  const thisMinute = Math.floor(now.getTime() / minuteMs) * minuteMs;
  const guess = new Date(thisMinute + ahead * minuteMs);
  // A clock change in between shifts the estimate by an hour, so correct it.
  const half = weekMinutes / 2;
  const off = ((target - minuteOfWeek(guess, timeZone) + 3 * half) % weekMinutes) - half;
  return Math.abs(off) === 60 ? new Date(guess.getTime() + off * minuteMs) : guess;
}

function formatDayHours({ open, close, closed, open24 }: Day): string {
  if (closed) return "Closed";
  if (open24) return "Open 24 hours";
  return `${formatClock(open)} to ${formatClock(close)}`;
}

export function toHoursRows(days: Days | null, timeZone: string, now: Date): HoursRow[] | null {
  if (!days) return null;
  const today = Math.floor(minuteOfWeek(now, timeZone) / dayMinutes);
  return weekdays.map((weekday, index) => ({
    day: capitalised(weekday),
    text: formatDayHours(days[weekday]),
    isToday: index === today,
  }));
}
