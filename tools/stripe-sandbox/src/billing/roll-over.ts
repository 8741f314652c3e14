import type Stripe from "stripe";
import { defaultPaymentMethod } from "../cards/payment-methods.ts";
import { getCustomerTime } from "../clock/customer-time.ts";
import type { Context } from "../sandbox.ts";
import { change, get } from "../state/change.ts";
import { toId } from "../state/objects.ts";
import { emit } from "../webhooks/emit.ts";
import { endSubscription } from "./end-subscription.ts";
import { createSubscriptionInvoice } from "./invoice-for.ts";
import { makePeriodLines } from "./invoice-lines.ts";
import { getPeriod, getSubscriptionInterval, withItemsPeriod } from "./new-subscription.ts";
import { computePeriodEnd } from "./periods.ts";

/**
 * A period, or a trial, is over: the subscription ends, pauses or begins its next period with a
 * draft invoice.
 */
export function endPeriod(
  ctx: Context,
  subscription: Stripe.Subscription,
): Stripe.Invoice | undefined {
  if (subscription.cancel_at_period_end) {
    endSubscription(ctx, subscription, "cancellation_requested");
    return undefined;
  }
  const isTrialOver = subscription.status === "trialing";
  if (isTrialOver && !hasCard(ctx, subscription)) {
    const behaviour = subscription.trial_settings?.end_behavior.missing_payment_method;
    if (behaviour === "cancel") {
      endSubscription(ctx, subscription, "payment_failed");
      return undefined;
    }
    if (behaviour === "pause") {
      change(ctx, subscription, { status: "paused" });
      emit(ctx, "customer.subscription.paused", get(ctx, "subscription", subscription.id));
      return undefined;
    }
  }
  const { end: start } = getPeriod(subscription);
  return beginPeriod(ctx, subscription, start, isTrialOver ? start : undefined);
}

/** Moves to the period that begins at `start`. With an anchor, periods count from there on. */
export function beginPeriod(
  ctx: Context,
  subscription: Stripe.Subscription,
  start: number,
  anchor = subscription.billing_cycle_anchor,
): Stripe.Invoice {
  const period = {
    start,
    end: computePeriodEnd(anchor, start, getSubscriptionInterval(subscription)),
  };
  const needsActivation = subscription.status === "trialing" || subscription.status === "paused";
  const moved = change(
    ctx,
    subscription,
    {
      billing_cycle_anchor: anchor,
      items: withItemsPeriod(subscription, period),
      ...(needsActivation ? { status: "active" as const } : {}),
      ...(subscription.status === "trialing"
        ? { trial_end: Math.min(subscription.trial_end ?? start, start) }
        : {}),
    },
    "customer.subscription.updated",
  );
  const pending = ctx.sandbox.pendingLines.get(moved.id) ?? [];
  ctx.sandbox.pendingLines.delete(moved.id);
  const lines = [...pending, ...makePeriodLines(ctx, moved, period, false)];
  const at = getCustomerTime(ctx, toId(moved.customer));
  const invoice = createSubscriptionInvoice(ctx, moved, lines, "subscription_cycle", at);
  change(ctx, get(ctx, "subscription", moved.id), { latest_invoice: invoice.id });
  return invoice;
}

function hasCard(ctx: Context, subscription: Stripe.Subscription): boolean {
  return (
    subscription.default_payment_method !== null ||
    defaultPaymentMethod(ctx, toId(subscription.customer)) !== undefined
  );
}
