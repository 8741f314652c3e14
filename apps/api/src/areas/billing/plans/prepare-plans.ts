import {
  billingPeriods,
  computeYearlyCents,
  paidPlans,
  planTerms,
} from "@boab/contracts/payments/plans";
import type { Stripe } from "#platform/stripe/connect-stripe.ts";
import { portalPurpose } from "../subscriptions/open-portal.ts";
import { makeLookupKey, makePriceMetadata, readPrices } from "./plan-prices.ts";

/**
 * Updates the provider with the plans we sell: a product per plan, a price per period, and what the customer portal may
 * change. Running it again changes nothing. A price that differs is replaced, and subscriptions keep the price they
 * began with.
 */
export async function preparePlans(stripe: Stripe, yearlyDiscount: number): Promise<string[]> {
  const appliedChanges: string[] = [];
  const known = await readPrices(stripe);
  for (const plan of paidPlans) {
    const product = await ensureProduct(stripe, `boab_${plan.toLowerCase()}`, `${plan} plan`);
    for (const billingPeriod of billingPeriods) {
      const unit_amount =
        billingPeriod === "monthly"
          ? planTerms[plan].monthlyCents
          : computeYearlyCents(plan, yearlyDiscount);
      const currentPrice = known.find(
        (price) => price.plan === plan && price.billingPeriod === billingPeriod,
      );
      if (currentPrice?.amountCents === unit_amount) continue;
      await stripe.prices.create({
        product,
        currency: "aud",
        unit_amount,
        recurring: { interval: billingPeriod === "monthly" ? "month" : "year" },
        lookup_key: makeLookupKey(plan, billingPeriod),
        transfer_lookup_key: true,
        metadata: makePriceMetadata(plan, billingPeriod),
      });
      appliedChanges.push(`${plan}, ${billingPeriod}: ${unit_amount} cents`);
    }
  }
  if (await ensurePortal(stripe)) appliedChanges.push("customer portal");
  return appliedChanges;
}

async function ensureProduct(stripe: Stripe, id: string, name: string): Promise<string> {
  const { data } = await stripe.products.list({ ids: [id], limit: 1 });
  if (data.length === 0) await stripe.products.create({ id, name });
  return id;
}

/** The portal is updated with every new price, so that switching plans there costs what our pages show. */
async function ensurePortal(stripe: Stripe): Promise<boolean> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const known = data.find(({ metadata }) => metadata?.purpose === portalPurpose);
  const prices = await readPrices(stripe);
  const offeredPriceIds = prices.map(({ id }) => id).join(" ");
  if (known?.metadata?.prices === offeredPriceIds) return false;
  const configuration = {
    metadata: { purpose: portalPurpose, prices: offeredPriceIds },
    features: {
      payment_method_update: { enabled: true },
      invoice_history: { enabled: true },
      subscription_cancel: { enabled: true, mode: "at_period_end" as const },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ["price" as const],
        proration_behavior: "create_prorations" as const,
        products: paidPlans.map((plan) => ({
          product: `boab_${plan.toLowerCase()}`,
          prices: prices.filter((price) => price.plan === plan).map(({ id }) => id),
        })),
      },
    },
  };
  if (known) await stripe.billingPortal.configurations.update(known.id, configuration);
  else await stripe.billingPortal.configurations.create(configuration);
  return true;
}
