import type Stripe from "stripe";
import { getUnitAmount } from "../billing/prices.ts";
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from "../clock/clock.ts";
import { now } from "../clock/customer-time.ts";
import { complete } from "../contract/complete.ts";
import { refuseOtherParameters } from "../http/operation.ts";
import { makeInvalidRequestError, makeNotModelledError } from "../http/stripe-error.ts";
import type { Context } from "../sandbox.ts";
import { add, findObject, get } from "../state/change.ts";
import { toMetadata } from "../state/fields.ts";
import { makeRandomLetters } from "../state/ids.ts";
import { makeLineItems } from "./line-items.ts";

type Params = Stripe.Checkout.SessionCreateParams;

/** Stripe takes no card payment below this. */
const MIN_PAYMENT_CENTS = 50;

const intentDataFields = [
  "capture_method",
  "description",
  "metadata",
  "receipt_email",
  "setup_future_usage",
  "shipping",
  "statement_descriptor",
  "statement_descriptor_suffix",
  "transfer_group",
];
const subscriptionDataFields = [
  "description",
  "metadata",
  "trial_end",
  "trial_period_days",
  "trial_settings",
];

export function createSession(ctx: Context, params: Params): Stripe.Checkout.Session {
  const mode = params.mode ?? "payment";
  check(ctx, params, mode);
  const lineItems = mode === "setup" ? [] : makeLineItems(ctx, params.line_items, mode);
  const hasTrial = computeTrialEnd(ctx, params.subscription_data) !== undefined;
  const total = lineItems.reduce((sum, { amount_total, price }) => {
    const isFree = hasTrial && price?.type === "recurring";
    return sum + (isFree ? 0 : amount_total);
  }, 0);
  if (mode === "payment" && total < MIN_PAYMENT_CENTS)
    throw makeInvalidRequestError(
      "The Checkout Session's total amount must convert to at least 50 cents.",
      undefined,
      "amount_too_small",
    );

  const id = `cs_test_${makeRandomLetters(58)}`;
  const customer = findObject(ctx, "customer", params.customer);
  ctx.sandbox.checkouts.set(id, {
    lineItems,
    paymentIntentData: params.payment_intent_data ?? {},
    subscriptionData: params.subscription_data ?? {},
  });
  const email = customer?.email ?? params.customer_email ?? null;
  return add(
    ctx,
    complete<Stripe.Checkout.Session>({
      id,
      object: "checkout.session",
      allow_promotion_codes: null,
      allowed_payment_method_types: params.allowed_payment_method_types ?? null,
      amount_subtotal: mode === "setup" ? null : total,
      amount_total: mode === "setup" ? null : total,
      automatic_tax: { enabled: false },
      billing_address_collection: params.billing_address_collection ?? null,
      cancel_url: params.cancel_url ?? null,
      client_reference_id: params.client_reference_id ?? null,
      created: now(ctx),
      currency: lineItems[0]?.currency ?? params.currency ?? null,
      custom_fields: [],
      custom_text: {},
      customer: customer?.id ?? null,
      customer_creation: customer
        ? null
        : (params.customer_creation ?? chooseCustomerCreation(mode)),
      customer_details: email === null ? null : { email, tax_exempt: "none", tax_ids: null },
      customer_email: params.customer_email ?? null,
      discounts: [],
      expires_at: params.expires_at ?? now(ctx) + DAY_SECONDS,
      livemode: false,
      locale: params.locale ?? null,
      metadata: toMetadata(params.metadata),
      mode,
      payment_method_collection: mode === "subscription" ? "always" : "if_required",
      payment_method_types: getMethodTypes(params, mode),
      payment_status: mode === "setup" ? "no_payment_required" : "unpaid",
      phone_number_collection: { enabled: false },
      shipping_options: [],
      status: "open",
      submit_type: params.submit_type ?? null,
      success_url: params.success_url ?? null,
      total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
      ui_mode: "hosted_page",
      url: `${ctx.sandbox.origin}/c/pay/${id}`,
    }),
  );
}

/** Cards always; direct debit for single payments, if the session allows it. */
function getMethodTypes(params: Params, mode: string): string[] {
  const allowed = params.allowed_payment_method_types ?? ["card"];
  const other = allowed.find((type) => type !== "card" && type !== "au_becs_debit");
  if (other || (mode !== "payment" && allowed.includes("au_becs_debit")))
    throw makeNotModelledError("allowed_payment_method_types");
  return [...allowed];
}

const chooseCustomerCreation = (mode: string) =>
  mode === "subscription" ? "always" : "if_required";

export function computeTrialEnd(
  ctx: Context,
  data: Params["subscription_data"],
): number | undefined {
  if (data?.trial_end !== undefined) return data.trial_end;
  if (data?.trial_period_days === undefined) return undefined;
  return now(ctx) + data.trial_period_days * DAY_SECONDS;
}

function check(ctx: Context, params: Params, mode: string): void {
  if (params.ui_mode && params.ui_mode !== "hosted_page") throw makeNotModelledError("ui_mode");
  if (!params.success_url)
    throw makeInvalidRequestError(
      "Missing required param: success_url.",
      "success_url",
      "parameter_missing",
    );
  if (params.customer && params.customer_email)
    throw makeInvalidRequestError(
      "You may only specify one of these parameters: customer, customer_email.",
      "customer",
    );
  if (params.customer) get(ctx, "customer", params.customer, "customer");
  if (params.payment_intent_data && mode !== "payment")
    throw makeInvalidRequestError(
      "You can not pass `payment_intent_data` in `subscription` mode.",
      "payment_intent_data",
    );
  if (params.subscription_data && mode !== "subscription")
    throw makeInvalidRequestError(
      "You can not pass `subscription_data` in `payment` mode.",
      "subscription_data",
    );
  refuseOtherParameters(params.payment_intent_data, intentDataFields, "payment_intent_data");
  refuseOtherParameters(params.subscription_data, subscriptionDataFields, "subscription_data");
  const wait = params.expires_at === undefined ? HOUR_SECONDS : params.expires_at - now(ctx);
  // A minute of grace, because the caller's clock and ours are not the same.
  if (wait < 29 * MINUTE_SECONDS || wait > DAY_SECONDS)
    throw makeInvalidRequestError(
      "The `expires_at` timestamp must be at least 30 minutes and less than 24 hours from Checkout Session creation.",
      "expires_at",
    );
}

/** What the customer will pay later, for the page. */
export function computeRecurringTotal(lineItems: Stripe.LineItem[]): number {
  return lineItems
    .filter(({ price }) => price?.type === "recurring")
    .reduce(
      (sum, { price, quantity }) => sum + (price ? getUnitAmount(price) : 0) * (quantity ?? 1),
      0,
    );
}
