import type { Day, Days, Weekday } from "@boab/contracts/directory/hours";

export const weekdays: readonly { day: Weekday; label: string }[] = [
  { day: "monday", label: "Monday" },
  { day: "tuesday", label: "Tuesday" },
  { day: "wednesday", label: "Wednesday" },
  { day: "thursday", label: "Thursday" },
  { day: "friday", label: "Friday" },
  { day: "saturday", label: "Saturday" },
  { day: "sunday", label: "Sunday" },
];

const usualDay: Day = { open: "09:00", close: "17:00", closed: false, open24: false };

/** A week from nine to five, for a listing that has told no hours yet (DIR-HRS-01). */
export const firstDays = (days: Days | null): Days =>
  days ??
  copied(
    {} as Days,
    usualDay,
    weekdays.map(({ day }) => day),
  );

export const copied = (days: Days, from: Day, to: readonly Weekday[]): Days => ({
  ...days,
  ...(Object.fromEntries(to.map((day) => [day, { ...from }])) as Partial<Days>),
});

/** Times compare as they are written. */
export const endsNextMorning = ({ open, close, closed, open24 }: Day): boolean =>
  !closed && !open24 && close < open;
