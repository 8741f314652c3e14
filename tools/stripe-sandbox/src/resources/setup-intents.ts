import type Stripe from "stripe";
import { getTestCard, resolvePaymentMethod } from "../cards/payment-methods.ts";
import { type Operations, operation } from "../http/operation.ts";
import { makeInvalidRequestError, StripeError } from "../http/stripe-error.ts";
import { completeSetup, createSetupIntent } from "../money/setup-intents.ts";
import type { Context } from "../sandbox.ts";
import { change, get } from "../state/change.ts";
import { toMetadata } from "../state/fields.ts";
import { toId } from "../state/objects.ts";
import { emit } from "../webhooks/emit.ts";

export const setupIntents: Operations = {
  "SetupIntents.create": operation<Stripe.SetupIntentCreateParams>(
    [
      "automatic_payment_methods",
      "confirm",
      "customer",
      "description",
      "metadata",
      "payment_method",
      "return_url",
      "usage",
    ],
    (ctx, params) => {
      if (params.customer) get(ctx, "customer", params.customer, "customer");
      const intent = createSetupIntent(ctx, {
        customer: params.customer ?? null,
        description: params.description ?? null,
        metadata: toMetadata(params.metadata),
        usage: params.usage ?? "off_session",
      });
      return params.confirm ? confirm(ctx, intent, params.payment_method) : intent;
    },
  ),
  "SetupIntents.retrieve": operation<Stripe.SetupIntentRetrieveParams>(
    ["client_secret"],
    (ctx, _, { id }) => get(ctx, "setup_intent", id),
  ),
  "SetupIntents.confirm": operation<Stripe.SetupIntentConfirmParams>(
    ["payment_method", "return_url"],
    (ctx, params, { id }) => confirm(ctx, get(ctx, "setup_intent", id), params.payment_method),
  ),
};

function confirm(ctx: Context, intent: Stripe.SetupIntent, methodId = toId(intent.payment_method)) {
  if (!methodId || intent.status === "succeeded")
    throw makeInvalidRequestError(
      `You cannot confirm this SetupIntent with a status of ${intent.status}.`,
      "payment_method",
      "setup_intent_unexpected_state",
    );
  const method = resolvePaymentMethod(ctx, methodId);
  const card = getTestCard(method);
  if (card.decline) {
    const failed = change(ctx, intent, { status: "requires_payment_method" });
    emit(ctx, "setup_intent.setup_failed", failed);
    throw new StripeError(402, {
      type: "card_error",
      code: card.decline.code,
      decline_code: card.decline.declineCode,
      message: card.decline.message,
      setup_intent: failed,
    });
  }
  if (card.authentication)
    return change(ctx, intent, {
      next_action: { type: "use_stripe_sdk", use_stripe_sdk: {} } as Stripe.SetupIntent.NextAction,
      payment_method: method.id,
      status: "requires_action",
    });
  return completeSetup(ctx, intent, method, toId(intent.customer) ?? null);
}
