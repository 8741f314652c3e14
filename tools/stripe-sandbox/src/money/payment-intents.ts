import type Stripe from "stripe";
import { isDebitPaid } from "../cards/bank-debits.ts";
import { decidePayment } from "../cards/decide.ts";
import { attachToCustomer, getTestCard, resolvePaymentMethod } from "../cards/payment-methods.ts";
import type { Decline } from "../cards/test-cards.ts";
import { now } from "../clock/customer-time.ts";
import { complete, type Fields } from "../contract/complete.ts";
import type { Context } from "../sandbox.ts";
import { add, change, get } from "../state/change.ts";
import { makeId, makeRandomLetters } from "../state/ids.ts";
import { toId } from "../state/objects.ts";
import { emit } from "../webhooks/emit.ts";
import { beginDebit, captureCharge, chargeCard, declineCharge, settleDebit } from "./charges.ts";

export interface Confirmation {
  isOffSession?: boolean;
  isAuthenticated?: boolean;
  returnUrl?: string | undefined;
}

/** What became of a payment. A decline is a value: pages show it, the API turns it into an error. */
export interface PaymentAttempt {
  intent: Stripe.PaymentIntent;
  decline?: Decline;
}

export function createIntent(
  ctx: Context,
  fields: Fields<Stripe.PaymentIntent> & { amount: number; currency: string },
): Stripe.PaymentIntent {
  const id = makeId("pi");
  return add(
    ctx,
    complete<Stripe.PaymentIntent>({
      id,
      object: "payment_intent",
      amount_capturable: 0,
      amount_received: 0,
      capture_method: "automatic_async",
      client_secret: `${id}_secret_${makeRandomLetters(25)}`,
      confirmation_method: "automatic",
      created: now(ctx),
      livemode: false,
      metadata: {},
      payment_method_types: ["card"],
      status: fields.payment_method ? "requires_confirmation" : "requires_payment_method",
      ...fields,
    }),
    "payment_intent.created",
  );
}

/** Asks the bank. The intent must have a payment method and be waiting for confirmation. */
export function attemptPayment(
  ctx: Context,
  intent: Stripe.PaymentIntent,
  { isOffSession = false, isAuthenticated = false, returnUrl }: Confirmation,
): PaymentAttempt {
  const method = resolvePaymentMethod(ctx, toId(intent.payment_method) ?? "");
  const current = change(ctx, intent, { payment_method: method.id });
  if (method.type === "au_becs_debit") return { intent: awaitDebit(ctx, current, method) };
  const verdict = decidePayment(getTestCard(method), {
    isSaved: method.customer !== null,
    isOffSession,
    isAuthenticated,
    isSetUp: ctx.sandbox.setUpCardIds.has(method.id),
  });
  const details = { intent: current, method, amount: intent.amount, isAuthenticated };
  switch (verdict.result) {
    case "authenticate":
      return { intent: requireAction(ctx, current, returnUrl) };
    case "declined": {
      const charge = declineCharge(ctx, details, verdict.decline);
      return fail(ctx, current, verdict.decline, method, charge);
    }
    case "approved":
      return { intent: succeed(ctx, current, method, chargeCard(ctx, details)) };
  }
}

/** The cardholder did not pass, or gave up, at their bank. */
export function failAuthentication(ctx: Context, intent: Stripe.PaymentIntent): PaymentAttempt {
  const method = get(ctx, "payment_method", toId(intent.payment_method) ?? "");
  const decline = {
    code: "payment_intent_authentication_failure",
    declineCode: "",
    message:
      "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
  };
  return fail(ctx, intent, decline, method);
}

/** What follows when the bank has answered a direct debit. */
export function finishDebit(ctx: Context, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  const method = get(ctx, "payment_method", toId(intent.payment_method) ?? "");
  const pending = get(ctx, "charge", toId(intent.latest_charge) ?? "");
  const charge = settleDebit(ctx, pending, isDebitPaid(method));
  if (charge.status === "succeeded") return succeed(ctx, intent, method, charge);
  const decline = {
    code: "payment_method_provider_decline",
    declineCode: "",
    message: "The bank declined the debit.",
  };
  return fail(ctx, intent, decline, method, charge).intent;
}

export function captureIntent(
  ctx: Context,
  intent: Stripe.PaymentIntent,
  amount: number,
): Stripe.PaymentIntent {
  captureCharge(ctx, get(ctx, "charge", toId(intent.latest_charge) ?? ""), amount);
  return change(
    ctx,
    intent,
    { amount_capturable: 0, amount_received: amount, status: "succeeded" },
    "payment_intent.succeeded",
  );
}

function succeed(
  ctx: Context,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  charge: Stripe.Charge,
): Stripe.PaymentIntent {
  const customer = toId(intent.customer);
  if (intent.setup_future_usage && customer) {
    attachToCustomer(ctx, method, customer);
    ctx.sandbox.setUpCardIds.add(method.id);
  }
  const isManual = intent.capture_method === "manual";
  return change(
    ctx,
    intent,
    {
      amount_capturable: isManual ? intent.amount : 0,
      amount_received: isManual ? 0 : intent.amount,
      last_payment_error: null,
      latest_charge: charge.id,
      next_action: null,
      status: isManual ? "requires_capture" : "succeeded",
    },
    isManual ? "payment_intent.amount_capturable_updated" : "payment_intent.succeeded",
  );
}

function awaitDebit(ctx: Context, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod) {
  const charge = beginDebit(ctx, { intent, method, amount: intent.amount, isAuthenticated: false });
  return change(
    ctx,
    intent,
    {
      latest_charge: charge.id,
      payment_method_types: ["card", "au_becs_debit"],
      status: "processing",
    },
    "payment_intent.processing",
  );
}

function requireAction(
  ctx: Context,
  intent: Stripe.PaymentIntent,
  returnUrl: string | undefined,
): Stripe.PaymentIntent {
  const url = `${ctx.sandbox.origin}/3ds/${intent.id}`;
  const nextAction = returnUrl
    ? { type: "redirect_to_url", redirect_to_url: { return_url: returnUrl, url } }
    : { type: "use_stripe_sdk", use_stripe_sdk: { type: "three_d_secure_redirect" } };
  return change(
    ctx,
    intent,
    { next_action: nextAction as Stripe.PaymentIntent.NextAction, status: "requires_action" },
    "payment_intent.requires_action",
  );
}

function fail(
  ctx: Context,
  intent: Stripe.PaymentIntent,
  decline: Decline,
  method: Stripe.PaymentMethod,
  charge?: Stripe.Charge,
): PaymentAttempt {
  const failed = change(ctx, intent, {
    last_payment_error: {
      ...(charge ? { charge: charge.id } : {}),
      code: decline.code as Stripe.PaymentIntent.LastPaymentError["code"] & string,
      ...(decline.declineCode ? { decline_code: decline.declineCode } : {}),
      message: decline.message,
      payment_method: method,
      type: charge ? "card_error" : "invalid_request_error",
    },
    latest_charge: charge?.id ?? intent.latest_charge,
    next_action: null,
    payment_method: null,
    status: "requires_payment_method",
  });
  emit(ctx, "payment_intent.payment_failed", failed);
  return { intent: failed, decline };
}
