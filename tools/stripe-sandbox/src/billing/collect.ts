import type Stripe from "stripe";
import { defaultPaymentMethod } from "../cards/payment-methods.ts";
import { DAY_SECONDS } from "../clock/clock.ts";
import { getCustomerTime } from "../clock/customer-time.ts";
import {
  attemptPayment,
  type Confirmation,
  type PaymentAttempt,
} from "../money/payment-intents.ts";
import type { Context } from "../sandbox.ts";
import { change, findObject, get } from "../state/change.ts";
import { toId } from "../state/objects.ts";
import { emit } from "../webhooks/emit.ts";
import { endSubscription } from "./end-subscription.ts";
import {
  findInvoiceIntent,
  findInvoiceOfIntent,
  findInvoiceSubscription,
  markPaid,
} from "./invoices.ts";

/** When a failed renewal is tried again; after the last one the subscription is cancelled. */
const RETRY_DELAYS_SECONDS = [3 * DAY_SECONDS, 5 * DAY_SECONDS, 7 * DAY_SECONDS];

/** Charges an open invoice to a card and lets its subscription follow. */
export function collectInvoice(
  ctx: Context,
  invoice: Stripe.Invoice,
  method: Stripe.PaymentMethod,
  confirmation: Confirmation,
): PaymentAttempt {
  const intent = findInvoiceIntent(ctx, invoice);
  if (!intent) throw new Error(`${invoice.id} has nothing to pay.`);
  const prepared = change(ctx, intent, { payment_method: method.id });
  const attempt = attemptPayment(ctx, prepared, confirmation);
  if (attempt.intent.status !== "succeeded") handlePaymentFailure(ctx, invoice, attempt);
  else settleInvoiceForIntent(ctx, attempt.intent);
  return attempt;
}

/** What follows from a payment that has succeeded, however it came about. */
export function settleInvoiceForIntent(ctx: Context, intent: Stripe.PaymentIntent): void {
  const invoice = findInvoiceOfIntent(ctx, intent.id);
  if (invoice?.status !== "open" || intent.status !== "succeeded") return;
  markPaid(ctx, invoice);
  const subscription = findInvoiceSubscription(ctx, invoice);
  if (!subscription) return;
  const savesCard =
    subscription.payment_settings?.save_default_payment_method === "on_subscription";
  const needsActivation =
    subscription.status === "incomplete" || subscription.status === "past_due";
  if (!needsActivation && !savesCard) return;
  change(
    ctx,
    subscription,
    {
      ...(needsActivation ? { status: "active" as const } : {}),
      ...(savesCard ? { default_payment_method: toId(intent.payment_method) ?? null } : {}),
    },
    "customer.subscription.updated",
  );
}

/** The card an invoice is charged to. */
export function findInvoiceCard(ctx: Context, invoice: Stripe.Invoice) {
  const subscription = findInvoiceSubscription(ctx, invoice);
  const paymentMethodId =
    toId(invoice.default_payment_method) ?? toId(subscription?.default_payment_method);
  return (
    findObject(ctx, "payment_method", paymentMethodId) ??
    defaultPaymentMethod(ctx, toId(invoice.customer) ?? "")
  );
}

/** Tries an open invoice without the customer, as renewals and retries do. */
export function collectOffSession(ctx: Context, invoice: Stripe.Invoice): void {
  const method = findInvoiceCard(ctx, invoice);
  if (method) collectInvoice(ctx, invoice, method, { isOffSession: true });
  else handlePaymentFailure(ctx, invoice);
}

function handlePaymentFailure(
  ctx: Context,
  invoice: Stripe.Invoice,
  attempt?: PaymentAttempt,
): void {
  const current = get(ctx, "invoice", invoice.id);
  const subscription = findInvoiceSubscription(ctx, invoice);
  const isFirst = current.billing_reason === "subscription_create";
  const wait = isFirst ? undefined : RETRY_DELAYS_SECONDS[current.attempt_count];
  const failed = change(ctx, current, {
    attempt_count: current.attempt_count + 1,
    attempted: true,
    next_payment_attempt: wait ? getCustomerTime(ctx, toId(invoice.customer)) + wait : null,
  });
  if (attempt?.intent.status === "requires_action")
    emit(ctx, "invoice.payment_action_required", failed);
  emit(ctx, "invoice.payment_failed", failed);
  if (!subscription || isFirst) return;
  if (wait === undefined) endSubscription(ctx, subscription, "payment_failed");
  else if (subscription.status !== "past_due")
    change(ctx, subscription, { status: "past_due" }, "customer.subscription.updated");
}
