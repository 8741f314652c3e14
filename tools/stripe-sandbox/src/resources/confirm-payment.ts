import type Stripe from "stripe";
import { settleInvoiceForIntent } from "../billing/collect.ts";
import { refuseOtherParameters } from "../http/operation.ts";
import { makeInvalidRequestError, StripeError } from "../http/stripe-error.ts";
import {
  attemptPayment,
  type Confirmation,
  type PaymentAttempt,
} from "../money/payment-intents.ts";
import type { Context } from "../sandbox.ts";

type IntentCreateParams = Stripe.PaymentIntentCreateParams;

/** Confirms over the API, where a decline is an error. */
export function confirm(
  ctx: Context,
  intent: Stripe.PaymentIntent,
  { stopsAtAction, ...confirmation }: Confirmation & { stopsAtAction: boolean },
): Stripe.PaymentIntent {
  if (intent.payment_method === null)
    throw makeUnexpectedStateError(
      "confirm",
      intent,
      "payment_method",
      "it's missing a payment method",
    );
  const attempt = attemptPayment(ctx, intent, confirmation);
  if (attempt.decline) throw makeCardError(attempt);
  if (stopsAtAction && attempt.intent.status === "requires_action")
    throw new StripeError(402, {
      type: "card_error",
      code: "authentication_required",
      message:
        "This payment required an authentication action to complete, but `error_on_requires_action` was set.",
      payment_intent: attempt.intent,
    });
  settleInvoiceForIntent(ctx, attempt.intent);
  return attempt.intent;
}

function makeCardError({ intent, decline }: PaymentAttempt): StripeError {
  const last = intent.last_payment_error;
  return new StripeError(402, {
    type: "card_error",
    code: decline?.code ?? "card_declined",
    ...(decline?.declineCode ? { decline_code: decline.declineCode } : {}),
    message: decline?.message ?? "",
    ...(last?.charge ? { charge: last.charge } : {}),
    ...(last?.payment_method ? { payment_method: last.payment_method } : {}),
    payment_intent: intent,
  });
}

export function toConfirmation(params: IntentCreateParams | Stripe.PaymentIntentConfirmParams) {
  return {
    isOffSession: Boolean(params.off_session),
    returnUrl: params.return_url,
    stopsAtAction: params.error_on_requires_action ?? false,
  };
}

/** Since 2023 an intent takes whatever the dashboard allows, unless it says otherwise. */
export function getAutomaticMethods(ctx: Context, params: IntentCreateParams) {
  refuseOtherParameters(
    params.automatic_payment_methods,
    ["enabled", "allow_redirects"],
    "automatic_payment_methods",
  );
  if (params.automatic_payment_methods)
    return { allow_redirects: "always" as const, ...params.automatic_payment_methods };
  return ctx.request?.isPinned ? { enabled: true, allow_redirects: "always" as const } : null;
}

export function checkReturnUrl(
  automaticMethods: Stripe.PaymentIntent.AutomaticPaymentMethods | null,
  returnUrl?: string,
) {
  if (!automaticMethods?.enabled || automaticMethods.allow_redirects === "never" || returnUrl)
    return;
  throw makeInvalidRequestError(
    "This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`. If you don't want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never`.",
    "return_url",
  );
}

export function makeUnexpectedStateError(
  verb: string,
  intent: Stripe.PaymentIntent,
  param?: string,
  reason?: string,
) {
  return new StripeError(400, {
    type: "invalid_request_error",
    code: "payment_intent_unexpected_state",
    message: `You cannot ${verb} this PaymentIntent because ${reason ?? `it has a status of ${intent.status}`}.`,
    ...(param ? { param } : {}),
    payment_intent: intent,
  });
}
