import type { PublicBusiness } from "@boab/contracts/directory/businesses";
import {
  type DayHours,
  listDayWindows,
  minuteOfWeek,
  type OpenWindow,
  type WeekHours,
  weekdays,
  weekMinutes,
} from "@boab/contracts/directory/hours";
import {
  addCalendarDays,
  findOpeningNow,
  getLocalDate,
  type SpecialDay,
} from "@boab/contracts/directory/special-days";
import { formatClock, formatDayAndMonth } from "@boab/format/calendar";
import { formatLongDay } from "@boab/format/dates";
import { capitalise } from "@boab/format/sentences";
import { describeOpening } from "../opening-text.server.ts";
import type { HoursRow, OpeningView } from "./business-view.ts";

type ListingHours = Pick<PublicBusiness, "days" | "specialDays" | "timeZone">;

const minuteMs = 60_000;
const dayMinutes = 24 * 60;

/** Open or closed in the business's own time zone. */
export function toOpeningView(
  { days, specialDays, timeZone }: ListingHours,
  now: Date,
): OpeningView | null {
  if (!days) return null;
  const opening = findOpeningNow(days, specialDays, now, timeZone);
  return {
    isOpen: opening.isOpen,
    text: describeOpening(opening, timeZone, now),
    changesAt: opening.changesAt === null ? null : findNextChange(opening.changesAt, timeZone, now),
  };
}

/** Midnight at the latest, when "today" moves to the next day. */
function findNextChange(targetMinute: number, timeZone: string, now: Date): string {
  const midnight = (Math.floor(minuteOfWeek(now, timeZone) / dayMinutes) + 1) * dayMinutes;
  const instants = [targetMinute, midnight % weekMinutes].map((minute) =>
    findNextInstant(minute, timeZone, now).getTime(),
  );
  return new Date(Math.min(...instants)).toISOString();
}

/** The next instant at which a zone's clock reaches this minute of the week. */
function findNextInstant(targetMinute: number, timeZone: string, now: Date): Date {
  const minutesAhead = (targetMinute - minuteOfWeek(now, timeZone) + weekMinutes) % weekMinutes;
  const thisMinuteMs = Math.floor(now.getTime() / minuteMs) * minuteMs;
  const estimate = new Date(thisMinuteMs + minutesAhead * minuteMs);
  // A clock change in between shifts the estimate by an hour, so correct it.
  const halfWeekMinutes = weekMinutes / 2;
  const offsetMinutes =
    ((targetMinute - minuteOfWeek(estimate, timeZone) + 3 * halfWeekMinutes) % weekMinutes) -
    halfWeekMinutes;
  return Math.abs(offsetMinutes) === 60
    ? new Date(estimate.getTime() + offsetMinutes * minuteMs)
    : estimate;
}

/** `10:00 am to 1:00 pm, 3:00 pm to 7:00 pm` */
function formatDayHours(day: DayHours): string {
  if (day.closed) return "Closed";
  if (day.open24) return "Open 24 hours";
  return formatWindows(listDayWindows(day), ", ");
}

const formatWindows = (windows: readonly OpenWindow[], separator: string) =>
  windows.map(({ open, close }) => `${formatClock(open)} to ${formatClock(close)}`).join(separator);

const shownDaysAhead = 14;

/** `Closed on Christmas Day, 25 December`; what is as usual is left out. */
export function toSpecialDayNotices({ specialDays, timeZone }: ListingHours, now: Date): string[] {
  const today = getLocalDate(now, timeZone);
  const last = addCalendarDays(today, shownDaysAhead);
  return specialDays
    .filter(({ date, kind }) => kind !== "usual" && today <= date && date <= last)
    .map(describeSpecialDay);
}

function describeSpecialDay({ date, kind, windows, note }: SpecialDay): string {
  const day = note ? `${note}, ${formatDayAndMonth(date)}` : formatLongDay(date);
  return kind === "closed"
    ? `Closed on ${day}`
    : `Open ${formatWindows(windows, " and ")} on ${day}`;
}

export function toHoursRows(
  days: WeekHours | null,
  timeZone: string,
  now: Date,
): HoursRow[] | null {
  if (!days) return null;
  const today = Math.floor(minuteOfWeek(now, timeZone) / dayMinutes);
  return weekdays.map((weekday, index) => ({
    day: capitalise(weekday),
    text: formatDayHours(days[weekday]),
    isToday: index === today,
  }));
}
