import type { DateRange } from "@boab/contracts/bookings/takings-periods";

export interface Period extends DateRange {
  label: string;
}

/** The months from one of them on, from their first day to their last. Months may be below 1 or above 12. */
function getMonths(year: number, month: number, count: number): DateRange {
  const toDate = (months: number, day: number) =>
    new Date(Date.UTC(year, months, day)).toISOString().slice(0, 10);
  return { from: toDate(month - 1, 1), until: toDate(month - 1 + count, 0) };
}

/** The periods that people ask about most. The first is shown until another is chosen. */
export function listPeriods(today: string): Period[] {
  const [year = 0, month = 1] = today.split("-").map(Number);
  const getFirstMonth = (months: number) => month - ((month - 1) % months);
  return [
    { label: "This month", ...getMonths(year, month, 1) },
    { label: "Last month", ...getMonths(year, month - 1, 1) },
    { label: "This quarter", ...getMonths(year, getFirstMonth(3), 3) },
    { label: "Last quarter", ...getMonths(year, getFirstMonth(3) - 3, 3) },
    { label: "This half-year", ...getMonths(year, getFirstMonth(6), 6) },
    { label: "Last half-year", ...getMonths(year, getFirstMonth(6) - 6, 6) },
    { label: "Last 12 months", ...getMonths(year, month - 11, 12) },
  ];
}

/** The calendar months of a range, cut at its ends. */
export function splitIntoMonths({ from, until }: DateRange): DateRange[] {
  const months: DateRange[] = [];
  for (let start = from; start <= until; ) {
    const [year = 0, month = 1] = start.split("-").map(Number);
    const { until: monthEnd } = getMonths(year, month, 1);
    months.push({ from: start, until: monthEnd < until ? monthEnd : until });
    start = getMonths(year, month + 1, 1).from;
  }
  return months;
}
