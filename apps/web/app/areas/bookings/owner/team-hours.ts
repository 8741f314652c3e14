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
    settings.team.map((teammate) => computeTeammateMinutes(teammate, windows, date)),
  );
  return Math.min(teamMinutes, openMinutes * (settings.maxVisitsAtOnce ?? settings.team.length));
}

function computeTeammateMinutes(
  { weekly, daysOff }: BookingSettings["team"][number],
  windows: readonly Span[],
  date: string,
): number {
  if (findDayOff({ daysOff }, date)) return 0;
  const own = weekly && listDayWindows(weekly[getWeekdayName(date)]).map(toSpan);
  return sum(windows.flatMap((window) => (own ?? [window]).map((span) => overlap(window, span))));
}

const toSpan = ({ startTime, endTime }: OpeningWindows["daily"]): Span => ({
  from: timeToMinutes(startTime),
  to: timeToMinutes(endTime),
});

const overlap = (one: Span, other: Span) =>
  Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from));

const sum = (minutes: readonly number[]) => minutes.reduce((total, one) => total + one, 0);
