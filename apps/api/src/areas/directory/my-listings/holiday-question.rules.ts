import { type WeekHours, weekdays } from "@boab/contracts/directory/hours";
import { holidayQuestionDaysAhead } from "@boab/contracts/directory/limits";
import type { ListingStatus } from "@boab/contracts/directory/my-listings";
import { addCalendarDays } from "@boab/contracts/directory/special-days";

interface Holiday {
  date: string;
  name: string;
}

interface AskedListing {
  role: "owner" | "editor";
  status: ListingStatus;
  days: WeekHours | null;
  /** The dates that have special hours, or an answer, already. */
  specialDates: readonly string[];
}

/** The dates that a question may be about. */
export const getQuestionDates = (today: string) => ({
  from: today,
  until: addCalendarDays(today, holidayQuestionDaysAhead),
});

/**
 * The owner is asked about the next public holiday only, and only where her week says that she is open. Whoever is
 * closed on that weekday anyway has nothing to answer.
 */
export function findHolidayQuestion(
  { role, status, days, specialDates }: AskedListing,
  holidays: readonly Holiday[],
): Holiday | null {
  if (role !== "owner" || status !== "live" || !days) return null;
  const open = holidays.filter(({ date }) => !days[getWeekday(date)].closed);
  const waiting = open.filter(({ date }) => !specialDates.includes(date));
  return waiting.toSorted((one, other) => one.date.localeCompare(other.date))[0] ?? null;
}

const getWeekday = (date: string) =>
  weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? "monday";
