import type Stripe from "stripe";
import { createCustomer } from "../billing/create-customer.ts";
import { startSubscription } from "../billing/start-subscription.ts";
import { decidePayment } from "../cards/decide.ts";
import { attachToCustomer, getTestCard } from "../cards/payment-methods.ts";
import { now } from "../clock/customer-time.ts";
import { attemptPayment, createIntent, type PaymentAttempt } from "../money/payment-intents.ts";
import { setUpCard } from "../money/setup-intents.ts";
import type { Context } from "../sandbox.ts";
import { change, findObject, get } from "../state/change.ts";
import { toMetadata } from "../state/fields.ts";
import { toId } from "../state/objects.ts";
import { emit } from "../webhooks/emit.ts";
import { computeTrialEnd } from "./create-session.ts";

export interface EnteredDetails {
  method: Stripe.PaymentMethod;
  email: string;
  name: string;
}

export type CheckoutResult =
  | { result: "complete"; session: Stripe.Checkout.Session }
  | { result: "declined"; message: string }
  | { result: "authenticate" };

/** Takes the payment of a one-off session. An earlier try in the same session is continued. */
export function payOnce(
  ctx: Context,
  session: Stripe.Checkout.Session,
  entered: EnteredDetails,
): CheckoutResult {
  const data = ctx.sandbox.checkouts.get(session.id)?.paymentIntentData ?? {};
  const customer = ensureCustomer(ctx, session, entered, data.setup_future_usage !== undefined);
  const existingIntent = findObject(ctx, "payment_intent", toId(session.payment_intent));
  const intent =
    existingIntent ??
    createIntent(ctx, {
      amount: session.amount_total ?? 0,
      capture_method: data.capture_method ?? "automatic_async",
      currency: session.currency ?? "aud",
      customer: customer ?? null,
      description: data.description ?? null,
      metadata: toMetadata(data.metadata),
      receipt_email: data.receipt_email ?? null,
      setup_future_usage: data.setup_future_usage ?? null,
      shipping: data.shipping ?? null,
      statement_descriptor: data.statement_descriptor ?? null,
      statement_descriptor_suffix: data.statement_descriptor_suffix ?? null,
      transfer_group: data.transfer_group ?? null,
    });
  change(ctx, session, { payment_intent: intent.id, customer: customer ?? null });
  const prepared = change(ctx, intent, { payment_method: entered.method.id });
  const attempt = attemptPayment(ctx, prepared, { returnUrl: session.url ?? undefined });
  return finishPayment(ctx, session.id, attempt, entered);
}

/** After the bank has answered, directly or once the cardholder has confirmed. */
export function finishPayment(
  ctx: Context,
  sessionId: string,
  { intent, decline }: PaymentAttempt,
  entered: Pick<EnteredDetails, "email" | "name">,
): CheckoutResult {
  if (decline) return { result: "declined", message: decline.message };
  if (intent.status === "requires_action") return { result: "authenticate" };
  const isPaid = intent.status === "succeeded";
  return complete(ctx, sessionId, entered, { payment_status: isPaid ? "paid" : "unpaid" });
}

/** Starts the subscription of a session, once the bank agrees: a declined card leaves nothing behind. */
export function subscribe(
  ctx: Context,
  session: Stripe.Checkout.Session,
  entered: EnteredDetails,
  isAuthenticated: boolean,
): CheckoutResult {
  const details = ctx.sandbox.checkouts.get(session.id);
  const data = details?.subscriptionData ?? {};
  const trialEnd = computeTrialEnd(ctx, data);
  const verdict = decidePayment(getTestCard(entered.method), {
    isSaved: trialEnd === undefined,
    isOffSession: false,
    isAuthenticated,
    isSetUp: false,
  });
  if (verdict.result === "authenticate") return verdict;
  if (verdict.result === "declined")
    return { result: "declined", message: verdict.decline.message };

  const customer = ensureCustomer(ctx, session, entered, true) ?? "";
  const method = attachToCustomer(ctx, entered.method, customer);
  if (isAuthenticated) ctx.sandbox.setUpCardIds.add(method.id);
  const recurring = (details?.lineItems ?? []).filter(({ price }) => price?.type === "recurring");
  const { subscription } = startSubscription(ctx, {
    customer,
    items: recurring.flatMap(({ price, quantity }) =>
      price ? [{ price, quantity: quantity ?? 1, metadata: {} }] : [],
    ),
    at: now(ctx),
    trialEnd,
    defaultPaymentMethod: method.id,
    description: data.description ?? null,
    metadata: toMetadata(data.metadata),
    missingPaymentMethod: data.trial_settings?.end_behavior.missing_payment_method,
    payment: "now",
    confirmation: { isAuthenticated },
  });
  return complete(ctx, session.id, entered, {
    customer,
    invoice: toId(subscription.latest_invoice) ?? null,
    payment_status: subscription.status === "trialing" ? "no_payment_required" : "paid",
    subscription: subscription.id,
  });
}

/** Only keeps the card. */
export function saveCard(
  ctx: Context,
  session: Stripe.Checkout.Session,
  entered: EnteredDetails,
  isAuthenticated: boolean,
): CheckoutResult {
  const card = getTestCard(entered.method);
  if (card.decline) return { result: "declined", message: card.decline.message };
  if (card.authentication && !isAuthenticated) return { result: "authenticate" };
  const customer = ensureCustomer(ctx, session, entered, true) ?? null;
  const intent = setUpCard(ctx, entered.method, customer, session.metadata ?? {});
  return complete(ctx, session.id, entered, { customer, setup_intent: intent.id });
}

function complete(
  ctx: Context,
  sessionId: string,
  { email, name }: Pick<EnteredDetails, "email" | "name">,
  fields: Partial<Stripe.Checkout.Session>,
): CheckoutResult {
  const session = get(ctx, "checkout.session", sessionId);
  const completed = change(ctx, session, {
    ...fields,
    customer_details: {
      address: null,
      business_name: null,
      email,
      individual_name: null,
      name,
      phone: null,
      tax_exempt: "none",
      tax_ids: [],
    },
    status: "complete",
    url: null,
  });
  emit(ctx, "checkout.session.completed", completed);
  return { result: "complete", session: completed };
}

/** The session's customer; a new one where Stripe would make one. */
function ensureCustomer(
  ctx: Context,
  session: Stripe.Checkout.Session,
  { email, name }: EnteredDetails,
  isNeeded: boolean,
): string | undefined {
  const known = toId(session.customer);
  if (known) return known;
  if (!isNeeded && session.customer_creation !== "always") return undefined;
  return createCustomer(ctx, { email, name }).id;
}
