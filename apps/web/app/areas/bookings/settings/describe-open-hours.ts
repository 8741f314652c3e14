import { formatWeekday } from "@boab/format/calendar";
import { formatMinutes } from "@boab/format/durations";
import {
  computeWeekOpenMinutes,
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
  const thisWeekMinutes = computeWeekOpenMinutes(windows, monday);
  if (windows.mode === "single")
    return { regular: `Open ${formatMinutes(thisWeekMinutes)} this week.`, now: "" };
  const regularMinutes = computeWeekOpenMinutes({ ...windows, daysOff: [] }, monday);
  const datesOff = listWeekDates(monday).filter(
    (date) => findDayOff(windows, date) && listWindows(windows, date).length > 0,
  );
  const [first] = datesOff;
  const reason =
    datesOff.length === 1 && first
      ? `${formatWeekday(first)} is off`
      : `${datesOff.length} days are off`;
  return {
    regular: `Open ${formatMinutes(regularMinutes)} a week.`,
    now:
      datesOff.length > 0 ? `This week ${formatMinutes(thisWeekMinutes)}, because ${reason}.` : "",
  };
}
