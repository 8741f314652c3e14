import { newAccountParams, sellerDetails } from "@boab/stripe-sandbox/test-seller";
import type { Stripe } from "#platform/stripe/connect-stripe.ts";

/** An account that can be paid, or one whose owner has told the provider nothing yet. */
export async function makeConnectedAccount(stripe: Stripe, isReady = true): Promise<string> {
  const { id } = await stripe.accounts.create(
    isReady ? { ...newAccountParams, ...sellerDetails } : newAccountParams,
  );
  await stripe.accounts.retrieve(id);
  return id;
}
