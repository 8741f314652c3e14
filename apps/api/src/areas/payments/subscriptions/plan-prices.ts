import {
  type BillingPeriod,
  billingPeriods,
  type PaidPlan,
  paidPlans,
} from "@boab/contracts/payments/plans";
import { makeTimedCache } from "#platform/cache/timed-cache.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { Stripe } from "#platform/stripe/connect-stripe.ts";
import type { PlanPrice } from "./checkout.rules.ts";

/** The prices of plans at the provider. Test and live keys see prices of their own. */
export interface PlanPrices {
  /** At most a minute old. */
  all(): Promise<PlanPrice[]>;
}

/** By this name a price is found at the provider; a new price of a plan takes the name over. */
export const lookupKey = (plan: PaidPlan, period: BillingPeriod): string =>
  `${plan.toLowerCase()}_${period}`;

/** On each price, because an earlier price of a plan has lost its lookup key. */
export const priceMetadata = (plan: PaidPlan, billingPeriod: BillingPeriod) => ({
  plan,
  billingPeriod,
});

const offers = paidPlans.flatMap((plan) =>
  billingPeriods.map((billingPeriod) => ({ plan, billingPeriod })),
);

export function makePlanPrices({ stripe, clock }: { stripe: Stripe; clock: Clock }): PlanPrices {
  const cache = makeTimedCache<PlanPrice[]>({ clock, keepMs: 60_000, mostKeys: 1 });
  return { all: () => cache.get("all", () => readPrices(stripe)) };
}

async function readPrices(stripe: Stripe): Promise<PlanPrice[]> {
  const lookup_keys = offers.map(({ plan, billingPeriod }) => lookupKey(plan, billingPeriod));
  const { data } = await stripe.prices.list({ lookup_keys, active: true, limit: 100 });
  return offers.flatMap(({ plan, billingPeriod }) => {
    const price = data.find(({ lookup_key }) => lookup_key === lookupKey(plan, billingPeriod));
    return price?.currency === "aud" && price.unit_amount !== null
      ? [{ id: price.id, plan, billingPeriod, amountCents: price.unit_amount }]
      : [];
  });
}
