import type { BillingPeriod, PaidPlan } from "@boab/contracts/payments/plans";

export const subscriptionPath = "/my-account/subscription";

/** Opens the "Choose Pro?" dialog with its price and dates. */
export const choosePlanPath = (plan: PaidPlan, period: BillingPeriod = "monthly"): string =>
  `${subscriptionPath}?choose=${plan}&period=${period}`;

export const payoutsPath = "/my-account/payouts";

/** Takes posts that start a payment. */
export const payPath = "/directory/pay";

export const paymentsPath = "/my-account/payments";
export const salesPath = "/my-account/sales";
