import type Stripe from "stripe";
import { settleInvoiceOf } from "../billing/collect.ts";
import { now } from "../clock/time-of.ts";
import { isWanted, isWithin, listPage } from "../http/list.ts";
import { type Operations, operation, refuseOthers } from "../http/operation.ts";
import { invalidRequest, StripeError } from "../http/stripe-error.ts";
import {
  attemptPayment,
  type Confirmation,
  captureIntent,
  createIntent,
  type PaymentAttempt,
} from "../money/payment-intents.ts";
import type { Context } from "../sandbox.ts";
import { change, get, listObjects } from "../state/change.ts";
import { mergeMetadata, metadataFrom, unsetIfEmpty } from "../state/fields.ts";
import { idOf } from "../state/objects.ts";
import { checkAmount } from "./amounts.ts";

type Create = Stripe.PaymentIntentCreateParams;

const waiting = ["requires_payment_method", "requires_confirmation", "requires_action"];

export const paymentIntents: Operations = {
  "PaymentIntents.create": operation<Create>(
    [
      ...([
        "amount",
        "automatic_payment_methods",
        "capture_method",
        "confirm",
        "currency",
      ] as const),
      ...(["confirmation_method", "customer", "description", "error_on_requires_action"] as const),
      ...(["metadata", "off_session", "payment_method", "receipt_email", "return_url"] as const),
      ...(["setup_future_usage", "shipping", "statement_descriptor"] as const),
      ...(["statement_descriptor_suffix", "transfer_group"] as const),
    ],
    (ctx, params) => {
      checkAmount(params.amount);
      if (params.customer) get(ctx, "customer", params.customer, "customer");
      if (params.payment_method && !params.payment_method.startsWith("pm_card_"))
        get(ctx, "payment_method", params.payment_method, "payment_method");
      const automatic = automaticMethods(ctx, params);
      if (params.confirm) checkReturnUrl(automatic, params.return_url);
      const intent = createIntent(ctx, {
        amount: params.amount,
        automatic_payment_methods: automatic,
        capture_method: params.capture_method ?? "automatic_async",
        confirmation_method: params.confirmation_method ?? "automatic",
        currency: params.currency.toLowerCase(),
        customer: params.customer ?? null,
        description: params.description ?? null,
        metadata: metadataFrom(params.metadata),
        payment_method: params.payment_method ?? null,
        payment_method_options: { card: { request_three_d_secure: "automatic" } },
        receipt_email: params.receipt_email ?? null,
        setup_future_usage: params.setup_future_usage ?? null,
        shipping: params.shipping ?? null,
        statement_descriptor: params.statement_descriptor ?? null,
        statement_descriptor_suffix: params.statement_descriptor_suffix ?? null,
        transfer_group: params.transfer_group ?? null,
      });
      return params.confirm ? confirm(ctx, intent, confirmationFrom(params)) : intent;
    },
  ),
  "PaymentIntents.retrieve": operation<Stripe.PaymentIntentRetrieveParams>(
    ["client_secret"],
    (ctx, _, { id }) => get(ctx, "payment_intent", id),
  ),
  "PaymentIntents.update": operation<Stripe.PaymentIntentUpdateParams>(
    [
      ...(["amount", "currency", "customer", "description", "metadata", "payment_method"] as const),
      ...(["receipt_email", "setup_future_usage", "shipping", "transfer_group"] as const),
    ],
    (ctx, params, { id }) => {
      const intent = get(ctx, "payment_intent", id);
      if (params.amount !== undefined) {
        checkAmount(params.amount);
        if (!waiting.includes(intent.status)) throw unexpectedState("update", intent, "amount");
      }
      return change(ctx, intent, {
        amount: params.amount,
        currency: params.currency,
        customer: unsetIfEmpty(params.customer),
        description: unsetIfEmpty(params.description),
        metadata: mergeMetadata(intent.metadata, params.metadata),
        payment_method: unsetIfEmpty(params.payment_method),
        ...(params.payment_method ? { status: "requires_confirmation" as const } : {}),
        receipt_email: unsetIfEmpty(params.receipt_email),
        setup_future_usage: unsetIfEmpty(params.setup_future_usage),
        shipping: unsetIfEmpty(params.shipping) as Stripe.PaymentIntent.Shipping | null | undefined,
        transfer_group: unsetIfEmpty(params.transfer_group),
      });
    },
  ),
  "PaymentIntents.confirm": operation<Stripe.PaymentIntentConfirmParams>(
    [
      "error_on_requires_action",
      "off_session",
      "payment_method",
      "receipt_email",
      "return_url",
      "setup_future_usage",
    ],
    (ctx, params, { id }) => {
      const intent = get(ctx, "payment_intent", id);
      if (!waiting.includes(intent.status)) throw unexpectedState("confirm", intent);
      checkReturnUrl(intent.automatic_payment_methods, params.return_url);
      const prepared = change(ctx, intent, {
        payment_method: params.payment_method,
        receipt_email: params.receipt_email,
        setup_future_usage: unsetIfEmpty(params.setup_future_usage),
      });
      return confirm(ctx, prepared, confirmationFrom(params));
    },
  ),
  "PaymentIntents.capture": operation<Stripe.PaymentIntentCaptureParams>(
    ["amount_to_capture", "metadata"],
    (ctx, params, { id }) => {
      const intent = get(ctx, "payment_intent", id);
      if (intent.status !== "requires_capture") throw unexpectedState("capture", intent);
      const amount = params.amount_to_capture ?? intent.amount_capturable;
      if (amount > intent.amount_capturable)
        throw invalidRequest(
          "The amount to capture is greater than the amount authorized.",
          "amount_to_capture",
          "amount_too_large",
        );
      const noted = change(ctx, intent, {
        metadata: mergeMetadata(intent.metadata, params.metadata),
      });
      return captureIntent(ctx, noted, amount);
    },
  ),
  "PaymentIntents.cancel": operation<Stripe.PaymentIntentCancelParams>(
    ["cancellation_reason"],
    (ctx, params, { id }) => {
      const intent = get(ctx, "payment_intent", id);
      if (![...waiting, "requires_capture"].includes(intent.status))
        throw unexpectedState("cancel", intent);
      const charge = intent.status === "requires_capture" ? idOf(intent.latest_charge) : undefined;
      if (charge) {
        const reserved = get(ctx, "charge", charge);
        change(
          ctx,
          reserved,
          { amount_refunded: reserved.amount, refunded: true },
          "charge.refunded",
        );
      }
      return change(
        ctx,
        intent,
        {
          amount_capturable: 0,
          canceled_at: now(ctx),
          cancellation_reason: params.cancellation_reason ?? null,
          next_action: null,
          status: "canceled",
        },
        "payment_intent.canceled",
      );
    },
  ),
  "PaymentIntents.list": operation<Stripe.PaymentIntentListParams>(
    ["created", "customer"],
    (ctx, params) =>
      listPage(
        ctx,
        listObjects(ctx, "payment_intent").filter(
          (one) =>
            isWithin(one.created, params.created) && isWanted(params.customer, idOf(one.customer)),
        ),
        params,
      ),
  ),
};

function confirm(
  ctx: Context,
  intent: Stripe.PaymentIntent,
  { stopsAtAction, ...confirmation }: Confirmation & { stopsAtAction: boolean },
): Stripe.PaymentIntent {
  if (intent.payment_method === null)
    throw unexpectedState("confirm", intent, "payment_method", "it's missing a payment method");
  const attempt = attemptPayment(ctx, intent, confirmation);
  if (attempt.decline) throw cardError(attempt);
  if (stopsAtAction && attempt.intent.status === "requires_action")
    throw new StripeError(402, {
      type: "card_error",
      code: "authentication_required",
      message:
        "This payment required an authentication action to complete, but `error_on_requires_action` was set.",
      payment_intent: attempt.intent,
    });
  settleInvoiceOf(ctx, attempt.intent);
  return attempt.intent;
}

function cardError({ intent, decline }: PaymentAttempt): StripeError {
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

function confirmationFrom(params: Create | Stripe.PaymentIntentConfirmParams) {
  return {
    isOffSession: Boolean(params.off_session),
    returnUrl: params.return_url,
    stopsAtAction: params.error_on_requires_action ?? false,
  };
}

/** Since 2023 an intent takes whatever the dashboard allows, unless it says otherwise. */
function automaticMethods(ctx: Context, params: Create) {
  refuseOthers(
    params.automatic_payment_methods,
    ["enabled", "allow_redirects"],
    "automatic_payment_methods",
  );
  if (params.automatic_payment_methods)
    return { allow_redirects: "always" as const, ...params.automatic_payment_methods };
  return ctx.request?.isPinned ? { enabled: true, allow_redirects: "always" as const } : null;
}

function checkReturnUrl(
  automatic: Stripe.PaymentIntent.AutomaticPaymentMethods | null,
  returnUrl?: string,
) {
  if (!automatic?.enabled || automatic.allow_redirects === "never" || returnUrl) return;
  throw invalidRequest(
    "This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`. If you don't want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never`.",
    "return_url",
  );
}

function unexpectedState(
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
