import type Stripe from "stripe";
import { getCustomerTime } from "../clock/customer-time.ts";
import { requireParameter } from "../http/operation.ts";
import type { Context } from "../sandbox.ts";
import { get } from "../state/change.ts";
import { toId } from "../state/objects.ts";
import { composeInvoice } from "./compose-invoice.ts";
import { makeInvoiceDetails } from "./invoice-for.ts";
import { makePeriodLines } from "./invoice-lines.ts";
import { buildSubscription, getPeriod, getSubscriptionInterval } from "./new-subscription.ts";
import type { PendingLine } from "./pending-line.ts";
import { computePeriodEnd } from "./periods.ts";
import { getRecurringPrice } from "./prices.ts";
import { switchItems } from "./switch-items.ts";

type Params = Stripe.InvoiceCreatePreviewParams;

/** What would be charged next, or for a switch of plan, or for a new subscription. Stores nothing. */
export function previewInvoice(ctx: Context, params: Params): Stripe.Invoice {
  return params.subscription
    ? previewUpdate(ctx, get(ctx, "subscription", params.subscription, "subscription"), params)
    : previewNew(ctx, params);
}

function previewUpdate(
  ctx: Context,
  subscription: Stripe.Subscription,
  { subscription_details: details }: Params,
): Stripe.Invoice {
  const at = getCustomerTime(ctx, toId(subscription.customer));
  const pending = ctx.sandbox.pendingLines.get(subscription.id) ?? [];
  if (!details?.items)
    return compose(ctx, subscription, [...pending, ...makeNextPeriodLines(ctx, subscription)], at);

  const date = details.proration_date ?? at;
  const { items, prorations, isNewCycle } = switchItems(ctx, subscription, details.items, date);
  const switched = { ...subscription, items };
  const behaviour = details.proration_behavior ?? "create_prorations";
  const changes = behaviour === "none" ? [] : prorations;
  const isInvoicedNow = isNewCycle || behaviour === "always_invoice";
  const lines = [
    ...pending,
    ...changes,
    ...(isInvoicedNow ? [] : makeNextPeriodLines(ctx, switched)),
  ];
  return compose(ctx, switched, lines, at);
}

function previewNew(ctx: Context, params: Params): Stripe.Invoice {
  const customer = requireParameter(params.customer, "customer");
  const at = getCustomerTime(ctx, customer);
  const items = params.subscription_details?.items ?? [];
  const subscription = buildSubscription(ctx, {
    customer,
    items: items.map(({ price, quantity = 1 }, index) => {
      const param = `subscription_details[items][${index}][price]`;
      return {
        price: getRecurringPrice(ctx, requireParameter(price, param), param),
        quantity,
        metadata: {},
      };
    }),
    at,
    metadata: {},
  });
  return compose(
    ctx,
    subscription,
    makePeriodLines(ctx, subscription, getPeriod(subscription), false),
    at,
  );
}

function makeNextPeriodLines(ctx: Context, subscription: Stripe.Subscription): PendingLine[] {
  if (subscription.cancel_at_period_end) return [];
  const { end: start } = getPeriod(subscription);
  const end = computePeriodEnd(
    subscription.billing_cycle_anchor,
    start,
    getSubscriptionInterval(subscription),
  );
  return makePeriodLines(ctx, subscription, { start, end }, false);
}

function compose(
  ctx: Context,
  subscription: Stripe.Subscription,
  lines: PendingLine[],
  at: number,
) {
  const invoice = composeInvoice(ctx, makeInvoiceDetails(subscription, lines, "upcoming", at));
  return { ...invoice, id: `upcoming_${invoice.id}` };
}
