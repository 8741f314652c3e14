import { toCents } from "@boab/contracts/common/dollars";
import type { PayUnit } from "@boab/contracts/jobs/limits";
import type { Salary } from "@boab/contracts/jobs/postings";
import { formatShortMoney } from "@boab/format/money";
import { toIsoDay } from "@boab/format/zones";

export const payUnitLabels: Record<PayUnit, string> = {
  "per-hour": "per hour",
  "per-day": "per day",
  "per-job": "per job",
  "per-year": "per year",
  negotiable: "negotiable",
};

export interface PayView {
  /** `$34`, `$34.50`, `$68,500` */
  amount: string;
  /** `per hour` */
  unit: string;
}

/** Shown only if there is an amount (JOB-05). */
export const toPayView = ({ amount, unit }: Salary): PayView | null =>
  amount > 0 ? { amount: formatShortMoney(toCents(amount)), unit: payUnitLabels[unit] } : null;

const dayMs = 86_400_000;

/** A job closes at the end of its last day, so that day is just before `closesAt`. */
export const getLastDay = (closesAt: string): Date => new Date(Date.parse(closesAt) - 1);

/** Whole days until a job closes: 0 on its last day. */
export function countDaysLeft(closesAt: string, timeZone: string, now: Date): number {
  const day = (instant: Date) => Date.parse(toIsoDay(instant, timeZone));
  return Math.round((day(getLastDay(closesAt)) - day(now)) / dayMs);
}

/** `today`, `tomorrow`, `in 5 days` */
export const formatInDays = (days: number): string =>
  days <= 0 ? "today" : days === 1 ? "tomorrow" : `in ${days} days`;

export const isNewJob = (postedAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(postedAt) < 3 * dayMs;
