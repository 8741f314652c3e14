/** The periods of takings, as dates in the business's own calendar. Free of schemas, so that browsers can load it. */

export interface DateRange {
  from: string;
  until: string;
}

/** Twelve months with a leap day in them. */
export const maxTakingsDays = 366;
/** Rows for each day and service are read a month at a time. */
export const maxDailyTakingsDays = 31;

const dayMs = 24 * 60 * 60 * 1000;

/** Whether the range runs forwards, and for no more days than this. Both of its ends count. */
export function isRangeWithin({ from, until }: DateRange, maxDays: number): boolean {
  const days = (Date.parse(until) - Date.parse(from)) / dayMs + 1;
  return days >= 1 && days <= maxDays;
}

/** `2026-H2` is July to December 2026: the tax office's reporting periods are half-years of the calendar. */
export const halfYearPattern = /^20\d{2}-H[12]$/;

export function getHalfYearRange(halfYear: string): DateRange {
  const [year = "", half] = halfYear.split("-H");
  return half === "1"
    ? { from: `${year}-01-01`, until: `${year}-06-30` }
    : { from: `${year}-07-01`, until: `${year}-12-31` };
}

/** The half-year of this day and those before it, the latest first. */
export function listHalfYears(today: string, count: number): string[] {
  const halvesSinceYearZero = Number(today.slice(0, 4)) * 2 + (today.slice(5, 7) > "06" ? 1 : 0);
  return Array.from({ length: count }, (_, back) => {
    const half = halvesSinceYearZero - back;
    return `${Math.floor(half / 2)}-H${(half % 2) + 1}`;
  });
}
