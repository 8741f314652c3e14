import { brand } from "@boab/contracts/common/brand";

/**
 * An instant is shown in a time zone: Sydney's, unless the time of a business counts. A calendar day such as
 * `2026-11-18`, or a month such as `2026-11`, is the same everywhere.
 */
export type DateLike = string | Date;

const isCalendarDay = (when: DateLike): boolean => typeof when === "string" && when.length <= 10;

/**
 * Returns a function that writes dates with these parts. Creating a formatter is slow, so one is made for each time zone,
 * when it is first needed.
 */
export function makeFormat(options: Intl.DateTimeFormatOptions) {
  const formats: Record<string, Intl.DateTimeFormat> = {};
  return (when: DateLike, timeZone: string = brand.timeZone): string => {
    const zone = isCalendarDay(when) ? "UTC" : timeZone;
    formats[zone] ??= new Intl.DateTimeFormat(brand.locale, { ...options, timeZone: zone });
    // Browsers differ in the commas between day and date, and in the space before am and pm.
    return formats[zone].format(new Date(when)).replace(/,?\s/g, " ");
  };
}

/** `15 Nov 2026` (SHELL-35) */
export const formatDate = makeFormat({ day: "numeric", month: "short", year: "numeric" });
/** `15 November 2026` */
export const formatLongDate = makeFormat({ day: "numeric", month: "long", year: "numeric" });
/** `Sat 7 Nov` */
export const formatDay = makeFormat({ weekday: "short", day: "numeric", month: "short" });
/** `Saturday 7 November` */
export const formatLongDay = makeFormat({ weekday: "long", day: "numeric", month: "long" });
/** `November 2026` */
export const formatMonth = makeFormat({ month: "long", year: "numeric" });
/** `2026` */
export const formatYear = makeFormat({ year: "numeric" });

const time = makeFormat({ hour: "numeric", minute: "2-digit", hourCycle: "h12" });

/** `7:52 pm` */
export const formatTime = (instant: DateLike, timeZone?: string): string =>
  time(instant, timeZone).toLowerCase();

/** `15 Nov 2026, 7:52 pm` */
export const formatDateTime = (instant: DateLike, timeZone?: string): string =>
  `${formatDate(instant, timeZone)}, ${formatTime(instant, timeZone)}`;

/** Brisbane and Sydney agree in winter and differ in summer, so it depends on when. */
export const hasSameLocalTime = (one: string, other: string, instant: DateLike): boolean =>
  formatDateTime(instant, one) === formatDateTime(instant, other);

/** The time zone of this browser or server. */
export const getLocalTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
