import type Stripe from "stripe";
import { refuseOtherParameters } from "../http/operation.ts";
import { makeInvalidRequestError, makeNotModelledError } from "../http/stripe-error.ts";
import type { Context } from "../sandbox.ts";
import { mergeMetadata } from "../state/fields.ts";
import { getPeriod } from "./new-subscription.ts";
import type { PendingLine } from "./pending-line.ts";
import { type BillingInterval, computePeriodEnd, computeRemainingShare } from "./periods.ts";
import { getInterval, getProductName, getRecurringPrice, getUnitAmount, toPlan } from "./prices.ts";

interface ItemChange {
  id?: string;
  price?: string;
  quantity?: number;
  metadata?: Stripe.Emptyable<Stripe.MetadataParam>;
}

export interface Switch {
  items: Stripe.Subscription["items"];
  /** The credit for the old price and the charge for the new one. */
  prorations: PendingLine[];
  /** Another interval: the period starts anew at the moment of the switch. */
  isNewCycle: boolean;
}

/** What a change of price or quantity means, without doing it: previews use it too. */
export function switchItems(
  ctx: Context,
  subscription: Stripe.Subscription,
  changes: ItemChange[],
  at: number,
): Switch {
  const before = subscription.items.data;
  const after = before.map((item) => {
    const itemChange = changes.find(({ id }) => id === item.id);
    return itemChange ? buildChangedItem(ctx, item, itemChange) : item;
  });
  for (const [index, itemChange] of changes.entries()) {
    refuseOtherParameters(itemChange, ["id", "price", "quantity", "metadata"], `items[${index}]`);
    if (!itemChange.id) throw makeNotModelledError(`items[${index}] without an id`);
    if (!before.some(({ id }) => id === itemChange.id))
      throw makeInvalidRequestError(
        `No such subscription item: ${itemChange.id}`,
        `items[${index}][id]`,
        "resource_missing",
      );
  }

  const isTrial = subscription.status === "trialing";
  const isNewCycle = !isTrial && before.some((item, index) => hasOtherInterval(item, after[index]));
  const period = getPeriod(subscription);
  const next = isNewCycle ? makeNewPeriod(after, at) : period;
  const prorations = isTrial
    ? []
    : before.flatMap((item, index) =>
        prorate(ctx, subscription.id, item, after[index], { period, next, at }),
      );
  const data = after.map((item) => ({
    ...item,
    current_period_start: next.start,
    current_period_end: next.end,
  }));
  return { items: { ...subscription.items, data }, prorations, isNewCycle };
}

function buildChangedItem(ctx: Context, item: Stripe.SubscriptionItem, itemChange: ItemChange) {
  const price = itemChange.price
    ? getRecurringPrice(ctx, itemChange.price, "items[0][price]")
    : item.price;
  return {
    ...item,
    metadata: mergeMetadata(item.metadata, itemChange.metadata),
    plan: toPlan(price),
    price,
    quantity: itemChange.quantity ?? item.quantity ?? 1,
  };
}

function prorate(
  ctx: Context,
  subscription: string,
  before: Stripe.SubscriptionItem,
  after: Stripe.SubscriptionItem | undefined,
  { period, next, at }: { period: Period; next: Period; at: number },
): PendingLine[] {
  if (!after || (before.price.id === after.price.id && before.quantity === after.quantity))
    return [];
  const line = (item: Stripe.SubscriptionItem, sign: number, within: Period, text: string) => ({
    amount:
      sign * computeRemainingShare(getUnitAmount(item.price) * (item.quantity ?? 1), within, at),
    description: `${text} ${getProductName(ctx, item.price)}`,
    price: item.price,
    quantity: item.quantity ?? 1,
    item: item.id,
    subscription,
    period: { start: at, end: within.end },
    isProration: true,
  });
  return [line(before, -1, period, "Unused time on"), line(after, 1, next, "Remaining time on")];
}

type Period = { start: number; end: number };

function makeNewPeriod(items: Stripe.SubscriptionItem[], at: number): Period {
  const [first] = items;
  if (!first) throw new Error("A subscription has at least one item.");
  return { start: at, end: computePeriodEnd(at, at, getInterval(first.price)) };
}

function hasOtherInterval(
  before: Stripe.SubscriptionItem,
  after?: Stripe.SubscriptionItem,
): boolean {
  const key = ({ interval, interval_count }: BillingInterval) => `${interval_count} ${interval}`;
  return after !== undefined && key(getInterval(before.price)) !== key(getInterval(after.price));
}
