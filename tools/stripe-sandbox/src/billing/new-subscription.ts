import type Stripe from "stripe";
import { complete } from "../contract/complete.ts";
import { makeList } from "../http/list.ts";
import type { Context } from "../sandbox.ts";
import { get } from "../state/change.ts";
import { makeId } from "../state/ids.ts";
import { toId } from "../state/objects.ts";
import { computePeriodEnd } from "./periods.ts";
import { getInterval, toPlan } from "./prices.ts";

export interface NewSubscription {
  customer: string;
  items: { price: Stripe.Price; quantity: number; metadata: Stripe.Metadata }[];
  at: number;
  /** Free until then. */
  trialEnd?: number | undefined;
  defaultPaymentMethod?: string | undefined;
  description?: string | null;
  metadata: Stripe.Metadata;
  missingPaymentMethod?: string | undefined;
  savesCard?: boolean;
  cancelAt?: number | undefined;
  cancelsAtPeriodEnd?: boolean | undefined;
}

/** A subscription before its first invoice. */
export function buildSubscription(ctx: Context, details: NewSubscription): Stripe.Subscription {
  const { at, trialEnd, customer } = details;
  const id = makeId("sub");
  const anchor = trialEnd ?? at;
  const isTrialing = trialEnd !== undefined;
  const items = details.items.map(({ price, quantity, metadata }) =>
    complete<Stripe.SubscriptionItem>({
      id: makeId("si", 14),
      object: "subscription_item",
      created: at,
      current_period_end: trialEnd ?? computePeriodEnd(anchor, at, getInterval(price)),
      current_period_start: at,
      discounts: [],
      metadata,
      plan: toPlan(price),
      price,
      quantity,
      subscription: id,
      tax_rates: [],
    }),
  );
  const end = items[0]?.current_period_end ?? null;
  return complete<Stripe.Subscription>({
    id,
    object: "subscription",
    automatic_tax: { enabled: false },
    billing_cycle_anchor: anchor,
    billing_mode: { type: "flexible", flexible: { proration_discounts: "included" } },
    billing_schedules: [],
    cancel_at: details.cancelsAtPeriodEnd ? end : (details.cancelAt ?? null),
    cancel_at_period_end: details.cancelsAtPeriodEnd ?? false,
    cancellation_details: {},
    collection_method: "charge_automatically",
    created: at,
    currency: details.items[0]?.price.currency ?? "aud",
    customer,
    default_payment_method: details.defaultPaymentMethod ?? null,
    default_tax_rates: [],
    description: details.description ?? null,
    discounts: [],
    invoice_settings: { issuer: { type: "self" } },
    items: {
      ...makeList(`/v1/subscription_items?subscription=${id}`, items),
      total_count: items.length,
    },
    livemode: false,
    metadata: details.metadata,
    payment_settings: {
      save_default_payment_method: details.savesCard ? "on_subscription" : "off",
    },
    start_date: at,
    status: isTrialing ? "trialing" : "incomplete",
    test_clock: toId(get(ctx, "customer", customer, "customer").test_clock) ?? null,
    trial_end: trialEnd ?? null,
    trial_settings: {
      end_behavior: { missing_payment_method: details.missingPaymentMethod ?? "create_invoice" },
    },
    trial_start: isTrialing ? at : null,
  });
}

/** All items of a subscription here share one period. */
export function getPeriod(subscription: Stripe.Subscription): { start: number; end: number } {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no items.`);
  return { start: item.current_period_start, end: item.current_period_end };
}

export function withItemsPeriod(
  subscription: Stripe.Subscription,
  { start, end }: { start: number; end: number },
): Stripe.Subscription["items"] {
  return {
    ...subscription.items,
    data: subscription.items.data.map((item) => ({
      ...item,
      current_period_start: start,
      current_period_end: end,
    })),
  };
}

export function getSubscriptionInterval(subscription: Stripe.Subscription) {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no items.`);
  return getInterval(item.price);
}
