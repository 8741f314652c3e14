import { brand } from "@boab/contracts/common/brand";

const isoDay = new Intl.DateTimeFormat("en-CA", { timeZone: brand.timeZone });

/** `2026-11-15`, the day in Sydney. */
export const dayInSydney = (instant: Date): string => isoDay.format(instant);

const calendarDay = new Intl.DateTimeFormat(brand.locale, {
  ...{ weekday: "short", day: "numeric", month: "short", timeZone: "UTC" },
});

/** `2026-11-18` to `Wed 18 Nov`: a day that is the same everywhere. */
export const formatCalendarDay = (isoDay: string): string =>
  calendarDay.format(new Date(isoDay)).replace(",", "");
