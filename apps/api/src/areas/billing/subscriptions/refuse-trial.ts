import { findProfile } from "#areas/accounts/index.ts";
import { inTransaction } from "#platform/db/db.ts";
import type { BillingDeps } from "../deps.ts";
import { describePrice, toPlanEmailData } from "./plan-email-data.ts";
import { trialRefusedEmail } from "./plan-emails.ts";
import { findSubscription } from "./subscriptions.repository.ts";
import { syncSubscription } from "./sync-subscription.ts";

/**
 * Cancels a plan at the provider whose trial was refused, because its card was used for a trial before. Nothing is
 * charged, and the person gets an email with the reason and how to start the plan without a trial.
 */
export async function refuseTrial(deps: BillingDeps, stripeId: string): Promise<void> {
  const { status } = await deps.stripe.subscriptions.retrieve(stripeId);
  // The provider invoices nothing for a subscription that is cancelled within its trial.
  if (status !== "canceled") await deps.stripe.subscriptions.cancel(stripeId);
  await syncSubscription(deps, stripeId);
  await inTransaction(deps.db, async (tx) => {
    const subscription = await findSubscription(tx, stripeId);
    const profile = subscription && (await findProfile(tx, subscription.userId));
    if (!profile) return;
    const { subscriptionUrl, planName } = toPlanEmailData(subscription, deps.publicOrigin);
    await deps.enqueueMail(tx, {
      key: `${trialRefusedEmail.kind}:${stripeId}`,
      to: profile.email,
      ...trialRefusedEmail.write({
        planName,
        price: describePrice(subscription),
        chooseUrl: `${subscriptionUrl}?choose=${planName}&period=${subscription.billingPeriod}`,
      }),
    });
  });
}
