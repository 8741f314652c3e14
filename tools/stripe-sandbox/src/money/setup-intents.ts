import type Stripe from "stripe";
import { attachToCustomer } from "../cards/payment-methods.ts";
import { now } from "../clock/customer-time.ts";
import { complete, type Fields } from "../contract/complete.ts";
import type { Context } from "../sandbox.ts";
import { add, change } from "../state/change.ts";
import { makeId, makeRandomLetters } from "../state/ids.ts";
import { emit } from "../webhooks/emit.ts";

export function createSetupIntent(
  ctx: Context,
  fields: Fields<Stripe.SetupIntent>,
): Stripe.SetupIntent {
  const id = makeId("seti");
  return add(
    ctx,
    complete<Stripe.SetupIntent>({
      id,
      object: "setup_intent",
      client_secret: `${id}_secret_${makeRandomLetters(25)}`,
      created: now(ctx),
      livemode: false,
      metadata: {},
      payment_method_options: {},
      payment_method_types: ["card"],
      status: fields.payment_method ? "requires_confirmation" : "requires_payment_method",
      usage: "off_session",
      ...fields,
    }),
    "setup_intent.created",
  );
}

/** The cardholder agreed: the card may be charged later without them. */
export function completeSetup(
  ctx: Context,
  intent: Stripe.SetupIntent,
  method: Stripe.PaymentMethod,
  customer: string | null,
): Stripe.SetupIntent {
  if (customer) attachToCustomer(ctx, method, customer);
  ctx.sandbox.setUpCardIds.add(method.id);
  const succeeded = change(ctx, intent, {
    next_action: null,
    payment_method: method.id,
    status: "succeeded",
  });
  emit(ctx, "setup_intent.succeeded", succeeded);
  return succeeded;
}

export function setUpCard(
  ctx: Context,
  method: Stripe.PaymentMethod,
  customer: string | null,
  metadata: Stripe.Metadata,
): Stripe.SetupIntent {
  return completeSetup(ctx, createSetupIntent(ctx, { customer, metadata }), method, customer);
}
