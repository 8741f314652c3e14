import {
  type DateLike,
  formatDay,
  formatLongDay,
  formatTime,
  formatYear,
  makeFormat,
} from "./dates.ts";

/** Calendars, bookings and orders show these; few pages do, so they stand apart from `dates.ts`. */

/** `15 Nov` */
export const formatShortDate = makeFormat({ day: "numeric", month: "short" });
/** `Sat 7 Nov 2026` */
export const formatDayWithYear = (when: DateLike, timeZone?: string): string =>
  `${formatDay(when, timeZone)} ${formatYear(when, timeZone)}`;
/** `Saturday 7 November 2026` */
export const formatLongDayWithYear = (when: DateLike, timeZone?: string): string =>
  `${formatLongDay(when, timeZone)} ${formatYear(when, timeZone)}`;
/** `Sat 7 Nov, 7:52 pm` */
export const formatDayTime = (instant: DateLike, timeZone?: string): string =>
  `${formatDay(instant, timeZone)}, ${formatTime(instant, timeZone)}`;
/** `Saturday 7 November, 7:52 pm` */
export const formatLongDayTime = (instant: DateLike, timeZone?: string): string =>
  `${formatLongDay(instant, timeZone)}, ${formatTime(instant, timeZone)}`;

/** `Sat` */
export const formatShortWeekday = makeFormat({ weekday: "short" });
/** `Saturday` */
export const formatWeekday = makeFormat({ weekday: "long" });
/** `7` */
export const formatDayOfMonth = makeFormat({ day: "numeric" });
/** `Nov` */
export const formatShortMonth = makeFormat({ month: "short" });
/** `November` */
export const formatMonthName = makeFormat({ month: "long" });
/** `15 November` */
export const formatDayAndMonth = makeFormat({ day: "numeric", month: "long" });

/** `13:00`, a time on a clock, as `1:00 pm`; `24:00` is `12:00 am`. */
export function formatClock(clockTime: string): string {
  const [hour = 0, minute = 0] = clockTime.split(":").map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${hour % 24 < 12 ? "am" : "pm"}`;
}

/** `Australia/Perth` is `Perth`. */
export const getTimeZoneCity = (timeZone: string): string =>
  (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");
