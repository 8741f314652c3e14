import type Stripe from "stripe";
import { now } from "../clock/customer-time.ts";
import { isWithin, listPage, matchesFilter } from "../http/list.ts";
import { type Operations, operation } from "../http/operation.ts";
import { makeInvalidRequestError } from "../http/stripe-error.ts";
import { captureIntent, createIntent } from "../money/payment-intents.ts";
import { change, get, listObjects } from "../state/change.ts";
import { mergeMetadata, toMetadata, unsetIfEmpty } from "../state/fields.ts";
import { toId } from "../state/objects.ts";
import { checkAmount } from "./amounts.ts";
import {
  checkReturnUrl,
  confirm,
  getAutomaticMethods,
  makeUnexpectedStateError,
  toConfirmation,
} from "./confirm-payment.ts";

type CreateParams = Stripe.PaymentIntentCreateParams;

const waiting = ["requires_payment_method", "requires_confirmation", "requires_action"];

export const paymentIntents: Operations = {
  "PaymentIntents.create": operation<CreateParams>(
    [
      "amount",
      "automatic_payment_methods",
      "capture_method",
      "confirm",
      "currency",
      "confirmation_method",
      "customer",
      "description",
      "error_on_requires_action",
      "metadata",
      "off_session",
      "payment_method",
      "receipt_email",
      "return_url",
      "setup_future_usage",
      "shipping",
      "statement_descriptor",
      "statement_descriptor_suffix",
      "transfer_group",
    ],
    (ctx, params) => {
      checkAmount(params.amount);
      if (params.customer) get(ctx, "customer", params.customer, "customer");
      if (params.payment_method && !params.payment_method.startsWith("pm_card_"))
        get(ctx, "payment_method", params.payment_method, "payment_method");
      const automatic = getAutomaticMethods(ctx, params);
      if (params.confirm) checkReturnUrl(automatic, params.return_url);
      const intent = createIntent(ctx, {
        amount: params.amount,
        automatic_payment_methods: automatic,
        capture_method: params.capture_method ?? "automatic_async",
        confirmation_method: params.confirmation_method ?? "automatic",
        currency: params.currency.toLowerCase(),
        customer: params.customer ?? null,
        description: params.description ?? null,
        metadata: toMetadata(params.metadata),
        payment_method: params.payment_method ?? null,
        payment_method_options: { card: { request_three_d_secure: "automatic" } },
        receipt_email: params.receipt_email ?? null,
        setup_future_usage: params.setup_future_usage ?? null,
        shipping: params.shipping ?? null,
        statement_descriptor: params.statement_descriptor ?? null,
        statement_descriptor_suffix: params.statement_descriptor_suffix ?? null,
        transfer_group: params.transfer_group ?? null,
      });
      return params.confirm ? confirm(ctx, intent, toConfirmation(params)) : intent;
    },
  ),
  "PaymentIntents.retrieve": operation<Stripe.PaymentIntentRetrieveParams>(
    ["client_secret"],
    (ctx, _, { id }) => get(ctx, "payment_intent", id),
  ),
  "PaymentIntents.update": operation<Stripe.PaymentIntentUpdateParams>(
    [
      "amount",
      "currency",
      "customer",
      "description",
      "metadata",
      "payment_method",
      "receipt_email",
      "setup_future_usage",
      "shipping",
      "transfer_group",
    ],
    (ctx, params, { id }) => {
      const intent = get(ctx, "payment_intent", id);
      if (params.amount !== undefined) {
        checkAmount(params.amount);
        if (!waiting.includes(intent.status))
          throw makeUnexpectedStateError("update", intent, "amount");
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
      if (!waiting.includes(intent.status)) throw makeUnexpectedStateError("confirm", intent);
      checkReturnUrl(intent.automatic_payment_methods, params.return_url);
      const prepared = change(ctx, intent, {
        payment_method: params.payment_method,
        receipt_email: params.receipt_email,
        setup_future_usage: unsetIfEmpty(params.setup_future_usage),
      });
      return confirm(ctx, prepared, toConfirmation(params));
    },
  ),
  "PaymentIntents.capture": operation<Stripe.PaymentIntentCaptureParams>(
    ["amount_to_capture", "metadata"],
    (ctx, params, { id }) => {
      const intent = get(ctx, "payment_intent", id);
      if (intent.status !== "requires_capture") throw makeUnexpectedStateError("capture", intent);
      const amount = params.amount_to_capture ?? intent.amount_capturable;
      if (amount > intent.amount_capturable)
        throw makeInvalidRequestError(
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
        throw makeUnexpectedStateError("cancel", intent);
      const charge = intent.status === "requires_capture" ? toId(intent.latest_charge) : undefined;
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
            isWithin(one.created, params.created) &&
            matchesFilter(params.customer, toId(one.customer)),
        ),
        params,
      ),
  ),
};
