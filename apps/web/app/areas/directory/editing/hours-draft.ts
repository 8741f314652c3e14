import { makeRecord } from "@boab/contracts/common/make-record";
import type { DayHours, Weekday, WeekHours } from "@boab/contracts/directory/hours";
import { defaultDay, weekdays } from "@boab/contracts/directory/limits";

/** `monday` to `Monday`. */
export const formatDayName = (day: Weekday): string => day.charAt(0).toUpperCase() + day.slice(1);

/** Returns a default week for a listing without opening hours (DIR-HRS-01). */
export const getInitialDays = (days: WeekHours | null): WeekHours =>
  days ?? makeRecord(weekdays, () => ({ ...defaultDay }));

export const copyDay = (days: WeekHours, from: DayHours, to: readonly Weekday[]): WeekHours => ({
  ...days,
  ...Object.fromEntries(to.map((day) => [day, { ...from }])),
});

/** Times are `HH:MM` strings, so they can be compared as text. */
export const endsNextMorning = ({ open, close, closed, open24 }: DayHours): boolean =>
  !closed && !open24 && close < open;
