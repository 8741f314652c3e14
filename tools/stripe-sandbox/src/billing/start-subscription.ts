import type Stripe from "stripe";
import { defaultPaymentMethod } from "../cards/payment-methods.ts";
import { makeInvalidRequestError } from "../http/stripe-error.ts";
import type { Confirmation, PaymentAttempt } from "../money/payment-intents.ts";
import type { Context } from "../sandbox.ts";
import { add, change, findObject, get } from "../state/change.ts";
import { toId } from "../state/objects.ts";
import { emit } from "../webhooks/emit.ts";
import { collectInvoice } from "./collect.ts";
import { createSubscriptionInvoice } from "./invoice-for.ts";
import { makePeriodLines } from "./invoice-lines.ts";
import { finalizeInvoice } from "./invoices.ts";
import { buildSubscription, getPeriod, type NewSubscription } from "./new-subscription.ts";

export interface SubscriptionStart extends NewSubscription {
  /** `later`: somebody confirms the first payment themselves. */
  payment: "now" | "later";
  confirmation: Confirmation;
}

export interface StartedSubscription {
  subscription: Stripe.Subscription;
  attempt: PaymentAttempt | undefined;
}

/** Creates a subscription with its first invoice, and pays that unless it is a trial or for later. */
export function startSubscription(ctx: Context, start: SubscriptionStart): StartedSubscription {
  const built = buildSubscription(ctx, start);
  const method = findSubscriptionCard(ctx, built);
  const isTrial = built.status === "trialing";
  if (!isTrial && start.payment === "now" && !method)
    throw makeInvalidRequestError(
      "This customer has no attached payment source or default payment method. Please consider adding a default payment method.",
      undefined,
      "resource_missing",
    );

  const subscription = add(ctx, built, "customer.subscription.created");
  const lines = makePeriodLines(ctx, subscription, getPeriod(subscription), isTrial);
  const draft = createSubscriptionInvoice(
    ctx,
    subscription,
    lines,
    "subscription_create",
    start.at,
  );
  change(ctx, subscription, { latest_invoice: draft.id });
  const invoice = finalizeInvoice(ctx, draft);

  let attempt: PaymentAttempt | undefined;
  if (invoice.status === "open" && method && start.payment === "now")
    attempt = collectInvoice(ctx, invoice, method, start.confirmation);
  else if (invoice.status === "paid" && !isTrial) activate(ctx, subscription.id);
  return { subscription: get(ctx, "subscription", subscription.id), attempt };
}

function findSubscriptionCard(ctx: Context, subscription: Stripe.Subscription) {
  const subscriptionMethod = findObject(
    ctx,
    "payment_method",
    toId(subscription.default_payment_method),
  );
  return subscriptionMethod ?? defaultPaymentMethod(ctx, toId(subscription.customer));
}

/** Nothing was due, for example because a credit covered it. */
function activate(ctx: Context, id: string): void {
  const active = change(ctx, get(ctx, "subscription", id), { status: "active" });
  emit(ctx, "customer.subscription.updated", active, { status: "incomplete" });
}
