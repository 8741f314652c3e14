import type { BookingSettings } from "@boab/contracts/bookings/settings";
import { getWeekdayName, timeToMinutes } from "../calendar-dates.ts";
import {
  computeOpenMinutes,
  findDayOff,
  listDayWindows,
  listWeekDates,
  listWindows,
  type OpeningWindows,
  type Span,
} from "../opening-windows.ts";

export type TeamWindows = OpeningWindows & Pick<BookingSettings, "team" | "maxVisitsAtOnce">;

/** The minutes of a week that visits can fill: of each of a team, as far as there are chairs. */
export const computeTeamWeekMinutes = (settings: TeamWindows, monday: string): number =>
  sum(listWeekDates(monday).map((date) => computeTeamMinutes(settings, date)));

function computeTeamMinutes(settings: TeamWindows, date: string): number {
  const openMinutes = computeOpenMinutes(settings, date);
  if (settings.team.length === 0 || openMinutes === 0) return openMinutes;
  const windows = listWindows(settings, date);
  const teamMinutes = sum(
    settings.team
      .flatMap((teammate) => listTeammateSpans(teammate, windows, date))
      .map(({ from, to }) => to - from),
  );
  return Math.min(teamMinutes, openMinutes * (settings.maxVisitsAtOnce ?? settings.team.length));
}

/** When somebody of the team can be booked on a date: their own hours within those of the business. */
export function listTeammateSpans(
  { weekly, daysOff }: Pick<BookingSettings["team"][number], "weekly" | "daysOff">,
  windows: readonly Span[],
  date: string,
): Span[] {
  if (findDayOff({ daysOff }, date)) return [];
  const own = weekly && listDayWindows(weekly[getWeekdayName(date)]).map(toSpan);
  return windows
    .flatMap((window) => (own ?? [window]).map((span) => intersect(window, span)))
    .filter(({ from, to }) => to > from);
}

const toSpan = ({ startTime, endTime }: OpeningWindows["daily"]): Span => ({
  from: timeToMinutes(startTime),
  to: timeToMinutes(endTime),
});

const intersect = (one: Span, other: Span): Span => ({
  from: Math.max(one.from, other.from),
  to: Math.min(one.to, other.to),
});

const sum = (minutes: readonly number[]) => minutes.reduce((total, one) => total + one, 0);
