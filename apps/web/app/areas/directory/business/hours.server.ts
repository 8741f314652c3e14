import {
  type Day,
  type Days,
  minuteOfWeek,
  openingAt,
  weekdays,
  weekMinutes,
} from "@boab/contracts/directory/hours";
import { capitalised } from "#lib/format/format.ts";
import { openingWords } from "../opening-text.server.ts";
import type { HoursRow, OpeningView } from "./business-view.ts";

const minuteMs = 60_000;
const dayMinutes = 24 * 60;

/** Open or closed in the business's own time zone. */
export function openingOf(days: Days | null, timeZone: string, now: Date): OpeningView | null {
  if (!days) return null;
  const opening = openingAt(days, minuteOfWeek(now, timeZone));
  return {
    isOpen: opening.isOpen,
    text: openingWords(opening, timeZone, now),
    changesAt: opening.changesAt === null ? null : changeOf(opening.changesAt, timeZone, now),
  };
}

/** Midnight at the latest, when "today" moves to the next day. */
function changeOf(target: number, timeZone: string, now: Date): string {
  const midnight = (Math.floor(minuteOfWeek(now, timeZone) / dayMinutes) + 1) * dayMinutes;
  const instants = [target, midnight % weekMinutes].map((minute) =>
    instantOf(minute, timeZone, now).getTime(),
  );
  return new Date(Math.min(...instants)).toISOString();
}

/** The next instant at which a zone's clock reaches this minute of the week. */
function instantOf(target: number, timeZone: string, now: Date): Date {
  const ahead = (target - minuteOfWeek(now, timeZone) + weekMinutes) % weekMinutes;
  const thisMinute = Math.floor(now.getTime() / minuteMs) * minuteMs;
  const guess = new Date(thisMinute + ahead * minuteMs);
  // A clock change in between shifts the estimate by an hour, so correct it.
  const half = weekMinutes / 2;
  const off = ((target - minuteOfWeek(guess, timeZone) + 3 * half) % weekMinutes) - half;
  return Math.abs(off) === 60 ? new Date(guess.getTime() + off * minuteMs) : guess;
}

/** `9:00 am`, for a column of times. */
function columnTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${hours < 12 ? "am" : "pm"}`;
}

function dayText({ open, close, closed, open24 }: Day): string {
  if (closed) return "Closed";
  if (open24) return "Open 24 hours";
  return `${columnTime(open)} to ${columnTime(close)}`;
}

export function hoursOf(days: Days | null, timeZone: string, now: Date): HoursRow[] | null {
  if (!days) return null;
  const today = Math.floor(minuteOfWeek(now, timeZone) / dayMinutes);
  return weekdays.map((weekday, index) => ({
    day: capitalised(weekday),
    text: dayText(days[weekday]),
    isToday: index === today,
  }));
}
