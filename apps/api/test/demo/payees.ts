import { type DemoPerson, demoPeople, demoUserId } from "@boab/demo/people";
import { open, press } from "@boab/stripe-sandbox/visitor";
import { findAccountOf } from "#areas/payments/accounts/accounts.repository.ts";
import { openOnboarding } from "#areas/payments/accounts/open-onboarding.ts";
import { syncAccount } from "#areas/payments/accounts/sync-account.ts";
import { systemClock } from "#platform/clock/clock.ts";
import { connectStripe, type Stripe } from "#platform/stripe/connect-stripe.ts";
import { isAccountGone } from "#platform/stripe/stripe-errors.ts";
import { giveAccount } from "../payees.ts";
import type { DemoPart } from "./demo-part.ts";

/** Whoever has many businesses can be paid, so that a price and a cart can be tried out on most of them. */
export const loadDemoPayees: DemoPart = async ({ db }, config) => {
  const payee = demoPeople.find(({ role }) => role === "owner of many");
  if (!payee) return "no demo payee";
  const userId = demoUserId(payee);
  const stripe = connectStripe(config.stripe);
  const known = (await findAccountOf(db, userId))?.stripeId;
  if (known && (await isThere(stripe, known))) return "1 demo payee";
  const accountId = await onboard(stripe, config.http.publicOrigin, payee);
  await giveAccount({ db }, { userId }, accountId);
  await db
    .updateTable("payments.payout_account")
    .set({ email: payee.email })
    .where("stripe_id", "=", accountId)
    .execute();
  await syncAccount({ db, stripe, clock: systemClock }, accountId);
  return "1 demo payee";
};

/** The sandbox forgets its accounts when it stops. */
export async function isThere(stripe: Stripe, accountId: string): Promise<boolean> {
  try {
    await stripe.accounts.retrieve(accountId);
    return true;
  } catch (error) {
    if (isAccountGone(error)) return false;
    throw error;
  }
}

/** Through the provider's own pages, so that its dashboard opens for the payee too. */
async function onboard(stripe: Stripe, publicOrigin: string, payee: DemoPerson): Promise<string> {
  const { id } = await stripe.accounts.create({
    country: "AU",
    email: payee.email,
    controller: {
      fees: { payer: "application" },
      losses: { payments: "application" },
      stripe_dashboard: { type: "express" },
    },
    capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
  });
  const { url } = await openOnboarding({ stripe, publicOrigin }, id);
  await press(await open(url), "Agree and submit", { name: payee.fullName });
  return id;
}
