import type { EventOutcome } from "@boab/contracts/payments/events";
import { lockProfile, setSubscribedPlan } from "#areas/accounts/index.ts";
import { takeReadingNumber } from "#areas/stripe-events/index.ts";
import { inTransaction } from "#platform/db/db.ts";
import { findUserOfCustomer } from "../customers/customers.repository.ts";
import type { BillingDeps } from "../deps.ts";
import { announceChange } from "./announce-change.ts";
import {
  describeSubscription,
  findSubscribedPlan,
  type KnownSubscription,
} from "./subscription.rules.ts";
import {
  findSubscription,
  findSubscriptions,
  insertTrial,
  isTrialRefused,
  saveSubscription,
  saveTrialCard,
} from "./subscriptions.repository.ts";
import { refuseTrialTask } from "./subscriptions.tasks.ts";
import { hashCard } from "./trial-card.ts";

/** Reads a subscription from the provider, stores it, and gives the person the plan they pay for. */
export async function syncSubscription(deps: BillingDeps, stripeId: string): Promise<EventOutcome> {
  const reading = await takeReadingNumber(deps.db);
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
    if (object.trial_start !== null)
      await insertTrial(tx, {
        userId,
        subscriptionId: stripeId,
        startedAt: new Date(object.trial_start * 1000),
      });
    const cardHash = hashCard(deps.cardHashKey, object);
    if (subscription.state === "trialing" && cardHash !== undefined)
      await saveTrialCard(tx, { userId, subscriptionId: stripeId, cardHash, now: deps.clock() });
    const isRefused = await isTrialRefused(tx, { userId, stripeId });
    const after: KnownSubscription = isRefused ? { ...subscription, state: "ended" } : subscription;
    const stored = { ...after, userId, reading, syncedAt: deps.clock() };
    if (!(await saveSubscription(tx, stored))) return "not needed";
    if (isRefused && object.status !== "canceled")
      await deps.tasks.enqueue(tx, refuseTrialTask, { subscriptionId: stripeId });
    const plan = findSubscribedPlan(await findSubscriptions(tx, userId));
    const profile = await setSubscribedPlan(deps, tx, userId, plan);
    // A person whose trial is refused gets a different email, once the provider has cancelled the plan.
    if (profile && !isRefused) await announceChange(deps, tx, profile, { before, after, reading });
    return "applied";
  });
}
