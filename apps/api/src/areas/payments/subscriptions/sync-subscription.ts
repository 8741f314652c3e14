import { lockProfile, setSubscribedPlan } from "#areas/accounts/index.ts";
import { inTransaction } from "#platform/db/db.ts";
import { findUserOfCustomer } from "../customers/customers.repository.ts";
import type { PaymentsDeps } from "../deps.ts";
import type { Outcome } from "../events/events.repository.ts";
import { beginReading } from "../readings/readings.repository.ts";
import { announceChange } from "./announce-change.ts";
import { describeSubscription, subscribedPlan } from "./subscription.rules.ts";
import {
  findSubscription,
  findSubscriptions,
  noteTrial,
  noteTrialCard,
  saveSubscription,
} from "./subscriptions.repository.ts";
import { endTrialTask } from "./subscriptions.tasks.ts";
import { hashCard } from "./trial-card.ts";

/** Reads a subscription from the provider, stores it, and gives the person the plan they pay for. */
export async function syncSubscription(deps: PaymentsDeps, stripeId: string): Promise<Outcome> {
  const reading = await beginReading(deps.db);
  const object = await deps.stripe.subscriptions.retrieve(stripeId, {
    expand: ["default_payment_method"],
  });
  const customerId = typeof object.customer === "string" ? object.customer : object.customer.id;
  const userId = await findUserOfCustomer(deps.db, customerId);
  const subscription = describeSubscription(object);
  if (!userId || !subscription) return "unknown";

  return inTransaction(deps.db, async (tx) => {
    // Two subscriptions of one person must not each be counted without the other.
    await lockProfile(tx, userId);
    const before = await findSubscription(tx, stripeId);
    const stored = { ...subscription, userId, reading, syncedAt: deps.clock() };
    if (!(await saveSubscription(tx, stored))) return "not needed";
    if (object.trial_start !== null)
      await noteTrial(tx, {
        userId,
        subscriptionId: stripeId,
        startedAt: new Date(object.trial_start * 1000),
      });
    const cardHash = hashCard(deps.cardHashKey, object);
    const isRepeated =
      subscription.state === "trialing" &&
      cardHash !== undefined &&
      (await noteTrialCard(tx, { userId, subscriptionId: stripeId, cardHash }));
    if (isRepeated) await deps.tasks.enqueue(tx, endTrialTask, { subscriptionId: stripeId });
    const plan = subscribedPlan(await findSubscriptions(tx, userId));
    const profile = await setSubscribedPlan(deps, tx, userId, plan);
    // They are told when the trial has ended, and nobody is promised one before.
    if (profile && !isRepeated)
      await announceChange(deps, tx, profile, { before, after: subscription, reading });
    return "applied";
  });
}
