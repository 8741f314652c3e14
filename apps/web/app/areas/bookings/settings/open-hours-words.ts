import { formatMinutes } from "../format-time.ts";
import {
  dayOffOn,
  openMinutesOfWeek,
  type Windows,
  weekDates,
  windowsOn,
} from "../opening-windows.ts";
import { longWeekdayOf } from "../times.ts";

/** `Open 61 h a week.` and what this week differs by. */
export function openHoursWords(windows: Windows, monday: string): { usual: string; now: string } {
  const now = openMinutesOfWeek(windows, monday);
  if (windows.mode === "single") return { usual: `Open ${formatMinutes(now)} this week.`, now: "" };
  const usual = openMinutesOfWeek({ ...windows, daysOff: [] }, monday);
  const off = weekDates(monday).filter(
    (date) => dayOffOn(windows, date) && windowsOn(windows, date).length > 0,
  );
  const [first] = off;
  const because =
    off.length === 1 && first ? `${longWeekdayOf(first)} is off` : `${off.length} days are off`;
  return {
    usual: `Open ${formatMinutes(usual)} a week.`,
    now: off.length > 0 ? `This week ${formatMinutes(now)}, because ${because}.` : "",
  };
}
