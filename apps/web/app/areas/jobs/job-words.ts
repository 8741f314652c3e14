import type { PayUnit } from "@boab/contracts/jobs/limits";
import type { Salary } from "@boab/contracts/jobs/postings";
import { formatMoney } from "#lib/format/format.ts";

export const payUnitLabels: Record<PayUnit, string> = {
  "per-hour": "per hour",
  "per-day": "per day",
  "per-job": "per job",
  "per-year": "per year",
  negotiable: "negotiable",
};

export interface PayView {
  /** `$34.00` */
  amount: string;
  /** `per hour` */
  unit: string;
}

/** Shown only if there is an amount (JOB-05). */
export const payOf = ({ amount, unit }: Salary): PayView | null =>
  amount > 0 ? { amount: formatMoney(Math.round(amount * 100)), unit: payUnitLabels[unit] } : null;

const dayMs = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** `8 Nov`, `Sun 29 Nov`: a day where the business is. */
function dayFormat(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${timeZone} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-AU", { timeZone, ...options });
  formats.set(key, format);
  return format;
}

export const shortDay = (instant: string | Date, timeZone: string): string =>
  dayFormat(timeZone, { day: "numeric", month: "short" }).format(new Date(instant));

export const longDay = (instant: string | Date, timeZone: string): string =>
  dayFormat(timeZone, { day: "numeric", month: "long", year: "numeric" }).format(new Date(instant));

export const weekDay = (instant: string | Date, timeZone: string): string =>
  dayFormat(timeZone, { weekday: "short", day: "numeric", month: "short" })
    .format(new Date(instant))
    .replace(",", "");

/** A job is open until the end of its last day: that day is the one before the end. */
export const lastDayOf = (closesAt: string): Date => new Date(Date.parse(closesAt) - 1);

/** Whole days until a job closes: 0 on its last day. */
export function daysLeft(closesAt: string, timeZone: string, now: Date): number {
  const day = (instant: Date) =>
    Date.parse(new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(instant));
  return Math.round((day(lastDayOf(closesAt)) - day(now)) / dayMs);
}

/** `today`, `tomorrow`, `in 5 days` */
export const inDays = (days: number): string =>
  days <= 0 ? "today" : days === 1 ? "tomorrow" : `in ${days} days`;

export const isNewJob = (postedAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(postedAt) < 3 * dayMs;
