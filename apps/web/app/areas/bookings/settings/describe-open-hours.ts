import { formatWeekday } from "@boab/format/calendar";
import { formatMinutes } from "../format-time.ts";
import {
  countWeekOpenMinutes,
  findDayOff,
  listWeekDates,
  listWindows,
  type OpeningWindows,
} from "../opening-windows.ts";

/** `Open 61 h a week.` and what this week differs by. */
export function describeOpenHours(
  windows: OpeningWindows,
  monday: string,
): { regular: string; now: string } {
  const now = countWeekOpenMinutes(windows, monday);
  if (windows.mode === "single")
    return { regular: `Open ${formatMinutes(now)} this week.`, now: "" };
  const regularMinutes = countWeekOpenMinutes({ ...windows, daysOff: [] }, monday);
  const off = listWeekDates(monday).filter(
    (date) => findDayOff(windows, date) && listWindows(windows, date).length > 0,
  );
  const [first] = off;
  const because =
    off.length === 1 && first ? `${formatWeekday(first)} is off` : `${off.length} days are off`;
  return {
    regular: `Open ${formatMinutes(regularMinutes)} a week.`,
    now: off.length > 0 ? `This week ${formatMinutes(now)}, because ${because}.` : "",
  };
}
