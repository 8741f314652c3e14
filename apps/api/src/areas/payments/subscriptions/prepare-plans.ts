import { billingPeriods, paidPlans, planTerms, yearlyCents } from "@boab/contracts/payments/plans";
import type { Stripe } from "#platform/stripe/connect-stripe.ts";
import { portalPurpose } from "./open-portal.ts";
import { lookupKey, makePlanPrices, priceMetadata } from "./plan-prices.ts";

/**
 * Brings the provider up to date with the plans we sell: a product a plan, a price a period, and what the
 * customer portal may change. Running it again changes nothing; a price that differs is replaced, and
 * subscriptions keep the one they began with.
 */
export async function preparePlans(stripe: Stripe, yearlyDiscount: number): Promise<string[]> {
  const done: string[] = [];
  const known = await makePlanPrices({ stripe, clock: () => new Date() }).all();
  for (const plan of paidPlans) {
    const product = await ensureProduct(stripe, `boab_${plan.toLowerCase()}`, `${plan} plan`);
    for (const billingPeriod of billingPeriods) {
      const unit_amount =
        billingPeriod === "monthly"
          ? planTerms[plan].monthlyCents
          : yearlyCents(plan, yearlyDiscount);
      const same = known.find(
        (price) => price.plan === plan && price.billingPeriod === billingPeriod,
      );
      if (same?.amountCents === unit_amount) continue;
      await stripe.prices.create({
        product,
        currency: "aud",
        unit_amount,
        recurring: { interval: billingPeriod === "monthly" ? "month" : "year" },
        lookup_key: lookupKey(plan, billingPeriod),
        transfer_lookup_key: true,
        metadata: priceMetadata(plan, billingPeriod),
      });
      done.push(`${plan}, ${billingPeriod}: ${unit_amount} cents`);
    }
  }
  if (await ensurePortal(stripe)) done.push("customer portal");
  return done;
}

async function ensureProduct(stripe: Stripe, id: string, name: string): Promise<string> {
  const { data } = await stripe.products.list({ ids: [id], limit: 1 });
  if (data.length === 0) await stripe.products.create({ id, name });
  return id;
}

async function ensurePortal(stripe: Stripe): Promise<boolean> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  if (data.some(({ metadata }) => metadata?.purpose === portalPurpose)) return false;
  const prices = await makePlanPrices({ stripe, clock: () => new Date() }).all();
  await stripe.billingPortal.configurations.create({
    metadata: { purpose: portalPurpose },
    features: {
      payment_method_update: { enabled: true },
      invoice_history: { enabled: true },
      subscription_cancel: { enabled: true, mode: "at_period_end" },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ["price"],
        proration_behavior: "create_prorations",
        products: paidPlans.map((plan) => ({
          product: `boab_${plan.toLowerCase()}`,
          prices: prices.filter((price) => price.plan === plan).map(({ id }) => id),
        })),
      },
    },
  });
  return true;
}
