import { findProfile } from "#areas/accounts/index.ts";
import { inTransaction } from "#platform/db/db.ts";
import type { PaymentsDeps } from "../deps.ts";
import { trialCardUsedEmail } from "./plan-emails.ts";
import { planFacts, pricePhrase } from "./plan-phrases.ts";
import { findSubscription } from "./subscriptions.repository.ts";
import { syncSubscription } from "./sync-subscription.ts";

/** A trial that began with a card which has had one before ends now, and the person reads why. */
export async function endRepeatedTrial(deps: PaymentsDeps, stripeId: string): Promise<void> {
  const { status } = await deps.stripe.subscriptions.retrieve(stripeId);
  if (status === "trialing")
    await deps.stripe.subscriptions.update(
      stripeId,
      { trial_end: "now" },
      { idempotencyKey: `trial-end:${stripeId}` },
    );
  await syncSubscription(deps, stripeId);
  await inTransaction(deps.db, async (tx) => {
    const subscription = await findSubscription(tx, stripeId);
    const profile = subscription && (await findProfile(tx, subscription.userId));
    if (!profile || subscription.state === "ended") return;
    await deps.enqueueMail(tx, {
      key: `${trialCardUsedEmail.kind}:${stripeId}`,
      to: profile.email,
      ...trialCardUsedEmail.write({
        ...planFacts(subscription, deps.publicOrigin),
        price: pricePhrase(subscription),
      }),
    });
  });
}
