import type Stripe from "stripe";
import { now } from "../clock/customer-time.ts";
import { complete } from "../contract/complete.ts";
import { makeInvalidRequestError } from "../http/stripe-error.ts";
import type { Context } from "../sandbox.ts";
import { add, change, findObject, get } from "../state/change.ts";
import { makeId } from "../state/ids.ts";
import { toId } from "../state/objects.ts";
import {
  findCardByFingerprint,
  findCardByTestId,
  type TestCard,
  toFingerprint,
} from "./test-cards.ts";

interface CardDetails {
  card: TestCard;
  expMonth?: number;
  expYear?: number;
  billingDetails?: object | undefined;
  metadata?: Stripe.Metadata;
}

const passed = {
  address_line1_check: null,
  address_postal_code_check: null,
  cvc_check: "pass",
};

export function createCard(ctx: Context, details: CardDetails): Stripe.PaymentMethod {
  const { card } = details;
  const nextYear = new Date(now(ctx) * 1000).getUTCFullYear() + 1;
  return add(
    ctx,
    complete<Stripe.PaymentMethod>({
      id: makeId("pm"),
      object: "payment_method",
      allow_redisplay: "unspecified",
      billing_details: details.billingDetails ?? {},
      card: {
        brand: card.brand,
        checks: passed,
        country: card.country,
        display_brand: card.brand,
        exp_month: details.expMonth ?? 12,
        exp_year: details.expYear ?? nextYear,
        fingerprint: toFingerprint(card),
        funding: "credit",
        last4: card.number.slice(-4),
        networks: { available: [card.brand], preferred: null },
        regulated_status: "unregulated",
        three_d_secure_usage: { supported: true },
      },
      created: now(ctx),
      livemode: false,
      metadata: details.metadata ?? {},
      type: "card",
    }),
  );
}

/** A stored payment method, or a new one from a shared test id such as `pm_card_visa`. */
export function resolvePaymentMethod(
  ctx: Context,
  id: string,
  param = "payment_method",
): Stripe.PaymentMethod {
  const card = findCardByTestId(id);
  return card ? createCard(ctx, { card }) : get(ctx, "payment_method", id, param);
}

export function attachToCustomer(
  ctx: Context,
  method: Stripe.PaymentMethod,
  customer: string,
): Stripe.PaymentMethod {
  const owner = toId(method.customer);
  if (owner === customer) return method;
  if (owner !== undefined)
    throw makeInvalidRequestError(
      "The payment method you provided has already been attached to a customer.",
      "payment_method",
      "payment_method_unexpected_state",
    );
  return change(ctx, method, { customer }, "payment_method.attached");
}

export function getTestCard(method: Stripe.PaymentMethod): TestCard {
  const card = findCardByFingerprint(method.card?.fingerprint);
  if (!card) throw new Error(`${method.id} is no test card.`);
  return card;
}

/** What an invoice is charged to when the subscription names no card. */
export function defaultPaymentMethod(
  ctx: Context,
  customerId: string,
): Stripe.PaymentMethod | undefined {
  const customer = findObject(ctx, "customer", customerId);
  return findObject(
    ctx,
    "payment_method",
    toId(customer?.invoice_settings.default_payment_method) ?? toId(customer?.default_source),
  );
}
