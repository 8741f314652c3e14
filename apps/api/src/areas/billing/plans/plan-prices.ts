import {
  type BillingPeriod,
  billingPeriods,
  type PaidPlan,
  paidPlans,
} from "@boab/contracts/payments/plans";
import { makeTimedCache } from "#platform/cache/timed-cache.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { Stripe } from "#platform/stripe/connect-stripe.ts";
import type { PlanPrice } from "../subscriptions/checkout.rules.ts";

/** The prices of plans at the provider, in the mode of our key: a live site charges no test price (SUB-06). */
export interface PlanPrices {
  /** The prices are cached for a minute. */
  all(): Promise<PlanPrice[]>;
}

/** A price is found at the provider by this key; a new price of a plan takes the key over. */
export const makeLookupKey = (plan: PaidPlan, period: BillingPeriod): string =>
  `${plan.toLowerCase()}_${period}`;

/** Each price carries this metadata, because an earlier price of a plan has lost its lookup key. */
export const makePriceMetadata = (plan: PaidPlan, billingPeriod: BillingPeriod) => ({
  plan,
  billingPeriod,
});

const planPeriods = paidPlans.flatMap((plan) =>
  billingPeriods.map((billingPeriod) => ({ plan, billingPeriod })),
);

interface PlanPricesDeps {
  stripe: Stripe;
  clock: Clock;
  isLive: boolean;
}

export function makePlanPrices({ stripe, clock, isLive }: PlanPricesDeps): PlanPrices {
  const cache = makeTimedCache<PlanPrice[]>({ clock, ttlMs: 60_000, maxKeys: 1 });
  return { all: () => cache.get("all", () => readPrices(stripe, isLive)) };
}

/** Without `isLive` it returns whatever the key can see, which only the set-up script needs. */
export async function readPrices(stripe: Stripe, isLive?: boolean): Promise<PlanPrice[]> {
  const lookup_keys = planPeriods.map(({ plan, billingPeriod }) =>
    makeLookupKey(plan, billingPeriod),
  );
  const { data } = await stripe.prices.list({ lookup_keys, active: true, limit: 100 });
  return planPeriods.flatMap(({ plan, billingPeriod }) => {
    const price = data.find(({ lookup_key }) => lookup_key === makeLookupKey(plan, billingPeriod));
    const isRequestedMode = isLive === undefined || price?.livemode === isLive;
    return isRequestedMode && price?.currency === "aud" && price.unit_amount !== null
      ? [{ id: price.id, plan, billingPeriod, amountCents: price.unit_amount }]
      : [];
  });
}
