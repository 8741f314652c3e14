import type { Day, Days, Weekday } from "@boab/contracts/directory/hours";
import { usualDay, weekdays } from "@boab/contracts/directory/limits";

/** `monday` to `Monday`. */
export const dayName = (day: Weekday): string => day.charAt(0).toUpperCase() + day.slice(1);

/** A usual week, for a listing that has told no hours yet (DIR-HRS-01). */
export const firstDays = (days: Days | null): Days =>
  days ?? copied({} as Days, usualDay, weekdays);

export const copied = (days: Days, from: Day, to: readonly Weekday[]): Days => ({
  ...days,
  ...(Object.fromEntries(to.map((day) => [day, { ...from }])) as Partial<Days>),
});

/** Times compare as they are written. */
export const endsNextMorning = ({ open, close, closed, open24 }: Day): boolean =>
  !closed && !open24 && close < open;
