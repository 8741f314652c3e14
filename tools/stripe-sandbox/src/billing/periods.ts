import { DAY_SECONDS } from "../clock/clock.ts";

export interface BillingInterval {
  interval: "day" | "week" | "month" | "year";
  interval_count: number;
}

/**
 * The end of the period that begins at `start`, counted from the anchor: a subscription of the 31st
 * renews on the last day of shorter months and on the 31st again afterwards.
 */
export function computePeriodEnd(anchor: number, start: number, interval: BillingInterval): number {
  for (let count = 0; ; count += 1) {
    const end = addIntervals(anchor, interval, count);
    if (end > start) return end;
  }
}

function addIntervals(
  time: number,
  { interval, interval_count }: BillingInterval,
  count: number,
): number {
  const steps = interval_count * count;
  switch (interval) {
    case "day":
      return time + steps * DAY_SECONDS;
    case "week":
      return time + steps * 7 * DAY_SECONDS;
    case "month":
      return addMonths(time, steps);
    case "year":
      return addMonths(time, steps * 12);
  }
}

function addMonths(time: number, months: number): number {
  const date = new Date(time * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return Math.floor(date.getTime() / 1000);
}

/** The share of an amount for the part of a period that is left. */
export function computeRemainingShare(
  amount: number,
  period: { start: number; end: number },
  at: number,
): number {
  const length = period.end - period.start;
  if (length <= 0) return 0;
  const left = Math.min(Math.max(period.end - at, 0), length);
  return Math.round((amount * left) / length);
}
