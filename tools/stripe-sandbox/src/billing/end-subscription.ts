import type Stripe from "stripe";
import { getCustomerTime } from "../clock/customer-time.ts";
import type { Context } from "../sandbox.ts";
import { change } from "../state/change.ts";
import { toId } from "../state/objects.ts";
import { emit } from "../webhooks/emit.ts";

type Reason = NonNullable<Stripe.Subscription.CancellationDetails["reason"]>;

/** Ends a subscription now, for good. */
export function endSubscription(
  ctx: Context,
  subscription: Stripe.Subscription,
  reason: Reason,
  details: Partial<Stripe.Subscription.CancellationDetails> = {},
): Stripe.Subscription {
  const at = getCustomerTime(ctx, toId(subscription.customer));
  ctx.sandbox.pendingLines.delete(subscription.id);
  const ended = change(ctx, subscription, {
    cancel_at_period_end: false,
    canceled_at: subscription.canceled_at ?? at,
    cancellation_details: {
      ...emptyCancellation,
      ...subscription.cancellation_details,
      ...details,
      reason,
    },
    ended_at: at,
    status: "canceled",
  });
  emit(ctx, "customer.subscription.deleted", ended);
  return ended;
}

export const emptyCancellation: Stripe.Subscription.CancellationDetails = {
  comment: null,
  feedback: null,
  feedback_option: null,
  reason: null,
};
