import {
  formatDayOfMonth,
  formatMonthName,
  formatWeekday,
  getTimeZoneCity,
} from "@boab/format/calendar";
import { formatDurationRange } from "@boab/format/durations";

export const getDayParts = (at: Date, timeZone: string) => ({
  weekday: formatWeekday(at, timeZone),
  day: formatDayOfMonth(at, timeZone),
  month: formatMonthName(at, timeZone),
});

/** `Perth time` */
export const formatZoneName = (timeZone: string): string => `${getTimeZoneCity(timeZone)} time`;

/** `about 10 hours`, `about 5 to 6 hours` where a style may take less than is blocked for it. */
export function describeLength(minutes: number, shortestMinutes = minutes): string {
  if (shortestMinutes < minutes) return `about ${formatDurationRange(shortestMinutes, minutes)}`;
  if (minutes < 60) return `${minutes} minutes`;
  const hours = minutes / 60;
  const shown = Number.isInteger(hours) ? String(hours) : hours.toFixed(1).replace(/\.0$/, "");
  return `about ${shown} ${shown === "1" ? "hour" : "hours"}`;
}
