import type Stripe from "stripe";
import { endSubscription } from "../billing/end-subscription.ts";
import { voidInvoice } from "../billing/invoices.ts";
import { getRecurringPrice } from "../billing/prices.ts";
import { beginPeriod } from "../billing/roll-over.ts";
import { startSubscription } from "../billing/start-subscription.ts";
import { updateSubscription } from "../billing/update-subscription.ts";
import { attachToCustomer, resolvePaymentMethod } from "../cards/payment-methods.ts";
import { DAY_SECONDS } from "../clock/clock.ts";
import { getCustomerTime } from "../clock/customer-time.ts";
import { isWithin, listPage, matchesFilter } from "../http/list.ts";
import {
  type Operations,
  operation,
  refuseOtherParameters,
  requireParameter,
} from "../http/operation.ts";
import {
  makeInvalidRequestError,
  makeNotFoundError,
  makeNotModelledError,
  StripeError,
} from "../http/stripe-error.ts";
import type { Context } from "../sandbox.ts";
import { findObject, get, listObjects } from "../state/change.ts";
import { toMetadata } from "../state/fields.ts";
import { toId } from "../state/objects.ts";
import { emit } from "../webhooks/emit.ts";

type CreateParams = Stripe.SubscriptionCreateParams;

export const subscriptions: Operations = {
  "Subscriptions.create": operation<CreateParams>(
    [
      "cancel_at",
      "cancel_at_period_end",
      "customer",
      "default_payment_method",
      "description",
      "items",
      "metadata",
      "off_session",
      "payment_behavior",
      "payment_settings",
      "trial_end",
      "trial_period_days",
      "trial_settings",
    ],
    create,
  ),
  "Subscriptions.retrieve": operation([], (ctx, _, { id }) => get(ctx, "subscription", id)),
  "Subscriptions.update": operation<Stripe.SubscriptionUpdateParams>(
    [
      "cancel_at",
      "cancel_at_period_end",
      "cancellation_details",
      "default_payment_method",
      "description",
      "items",
      "metadata",
      "off_session",
      "payment_behavior",
      "payment_settings",
      "proration_behavior",
      "proration_date",
      "trial_end",
      "trial_settings",
    ],
    (ctx, params, { id }) => {
      if (typeof params.cancel_at === "string" && params.cancel_at !== "")
        throw makeNotModelledError("cancel_at");
      if (params.payment_behavior === "pending_if_incomplete")
        throw makeNotModelledError("payment_behavior");
      return updateSubscription(ctx, get(ctx, "subscription", id), params);
    },
  ),
  "Subscriptions.cancel": operation<Stripe.SubscriptionCancelParams>(
    ["cancellation_details"],
    (ctx, params, { id }) => {
      const subscription = get(ctx, "subscription", id);
      if (subscription.status === "canceled") throw makeNotFoundError("subscription", id);
      const invoice = findObject(ctx, "invoice", toId(subscription.latest_invoice));
      if (subscription.status === "incomplete" && invoice?.status === "open")
        voidInvoice(ctx, invoice);
      const given = params.cancellation_details ?? {};
      return endSubscription(ctx, subscription, "cancellation_requested", {
        comment: given.comment || null,
        feedback: given.feedback || null,
      });
    },
  ),
  "Subscriptions.resume": operation<Stripe.SubscriptionResumeParams>(
    ["billing_cycle_anchor"],
    (ctx, _, { id }) => {
      const subscription = get(ctx, "subscription", id);
      if (subscription.status !== "paused")
        throw makeInvalidRequestError("Only paused subscriptions can be resumed.");
      const at = getCustomerTime(ctx, toId(subscription.customer));
      beginPeriod(ctx, subscription, at, at);
      const resumed = get(ctx, "subscription", id);
      emit(ctx, "customer.subscription.resumed", resumed);
      return resumed;
    },
  ),
  "Subscriptions.list": operation<Stripe.SubscriptionListParams>(
    ["created", "customer", "price", "status", "test_clock"],
    (ctx, params) =>
      listPage(
        ctx,
        listObjects(ctx, "subscription").filter((one) => isListed(one, params)),
        params,
      ),
  ),
  "SubscriptionItems.retrieve": operation(
    [],
    (ctx, _, { id }) => getSubscriptionItem(ctx, id).item,
  ),
  "SubscriptionItems.update": operation<Stripe.SubscriptionItemUpdateParams>(
    ["metadata", "price", "proration_behavior", "proration_date", "quantity"],
    (ctx, { proration_behavior, proration_date, ...params }, { id }) => {
      const { expand: _, ...change } = params;
      updateSubscription(ctx, getSubscriptionItem(ctx, id).subscription, {
        items: [{ id, ...change }],
        ...(proration_behavior ? { proration_behavior } : {}),
        ...(proration_date ? { proration_date } : {}),
      });
      return getSubscriptionItem(ctx, id).item;
    },
  ),
  "SubscriptionItems.list": operation<Stripe.SubscriptionItemListParams>(
    ["subscription"],
    (ctx, params) =>
      listPage(
        ctx,
        get(ctx, "subscription", params.subscription, "subscription").items.data,
        params,
      ),
  ),
};

function create(ctx: Context, params: CreateParams): Stripe.Subscription {
  const customer = get(
    ctx,
    "customer",
    requireParameter(params.customer, "customer"),
    "customer",
  ).id;
  const behaviour = params.payment_behavior ?? "allow_incomplete";
  if (typeof params.cancel_at === "string") throw makeNotModelledError("cancel_at");
  refuseOtherParameters(
    params.payment_settings,
    ["save_default_payment_method"],
    "payment_settings",
  );
  const items = readItems(ctx, params);
  const at = getCustomerTime(ctx, customer);
  const method = params.default_payment_method
    ? attachToCustomer(
        ctx,
        resolvePaymentMethod(ctx, params.default_payment_method, "default_payment_method"),
        customer,
      )
    : undefined;
  const { subscription, attempt } = startSubscription(ctx, {
    customer,
    items,
    at,
    trialEnd: computeTrialEnd(params, at),
    defaultPaymentMethod: method?.id,
    description: params.description ?? null,
    metadata: toMetadata(params.metadata),
    missingPaymentMethod: params.trial_settings?.end_behavior.missing_payment_method,
    savesCard: params.payment_settings?.save_default_payment_method === "on_subscription",
    cancelAt: params.cancel_at,
    cancelsAtPeriodEnd: params.cancel_at_period_end,
    payment: behaviour === "default_incomplete" ? "later" : "now",
    confirmation: { isOffSession: params.off_session ?? false },
  });
  if (behaviour === "error_if_incomplete" && attempt && attempt.intent.status !== "succeeded") {
    ctx.sandbox.store.remove(subscription.id);
    throw new StripeError(402, {
      type: "card_error",
      code: attempt.decline?.code ?? "subscription_payment_intent_requires_action",
      message:
        attempt.decline?.message ??
        "Payment for this subscription requires additional user action.",
      ...(attempt.decline?.declineCode ? { decline_code: attempt.decline.declineCode } : {}),
    });
  }
  return subscription;
}

function readItems(ctx: Context, params: CreateParams) {
  if (!params.items || params.items.length === 0)
    throw makeInvalidRequestError("Missing required param: items.", "items", "parameter_missing");
  return params.items.map((item, index) => {
    const param = `items[${index}]`;
    refuseOtherParameters(item, ["price", "quantity", "metadata"], param);
    return {
      price: getRecurringPrice(
        ctx,
        requireParameter(item.price, `${param}[price]`),
        `${param}[price]`,
      ),
      quantity: item.quantity ?? 1,
      metadata: toMetadata(item.metadata),
    };
  });
}

function computeTrialEnd(params: CreateParams, at: number): number | undefined {
  if (typeof params.trial_end === "number") {
    if (params.trial_end <= at)
      throw makeInvalidRequestError(
        "Invalid timestamp: must be an integer Unix timestamp in the future.",
        "trial_end",
      );
    return params.trial_end;
  }
  return params.trial_period_days ? at + params.trial_period_days * DAY_SECONDS : undefined;
}

function isListed(one: Stripe.Subscription, params: Stripe.SubscriptionListParams): boolean {
  const { status } = params;
  const isEnded = one.status === "canceled" || one.status === "incomplete_expired";
  const hasStatus =
    status === "all" ||
    (status === "ended" ? isEnded : status ? one.status === status : one.status !== "canceled");
  return (
    hasStatus &&
    isWithin(one.created, params.created) &&
    matchesFilter(params.customer, toId(one.customer)) &&
    (params.price === undefined || one.items.data.some(({ price }) => price.id === params.price)) &&
    matchesFilter(params.test_clock, toId(one.test_clock))
  );
}

function getSubscriptionItem(ctx: Context, id: string) {
  for (const subscription of listObjects(ctx, "subscription")) {
    const item = subscription.items.data.find((one) => one.id === id);
    if (item) return { subscription, item };
  }
  throw makeNotFoundError("subscription_item", id);
}
