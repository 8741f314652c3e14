import type { DirectoryPlan } from "../accounts/statuses.ts";

interface PlanTerms {
  listings: number;
  monthlyCents: number;
}

/** What a plan costs and how many listings it includes. */
export const planTerms: Record<DirectoryPlan, PlanTerms> = {
  Basic: { listings: 1, monthlyCents: 0 },
  Growing: { listings: 1, monthlyCents: 495 },
  Pro: { listings: 3, monthlyCents: 1495 },
};

/** Twelve months less the discount, exactly what will be charged. */
export const yearlyCents = (plan: DirectoryPlan, discount: number): number =>
  Math.round((planTerms[plan].monthlyCents * 12 * Math.round((1 - discount) * 10_000)) / 10_000);

export const paidPlans = ["Growing", "Pro"] as const;
export type PaidPlan = (typeof paidPlans)[number];

export const billingPeriods = ["monthly", "yearly"] as const;
export type BillingPeriod = (typeof billingPeriods)[number];
