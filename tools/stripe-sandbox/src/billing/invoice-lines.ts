import type Stripe from "stripe";
import { complete } from "../contract/complete.ts";
import type { Context } from "../sandbox.ts";
import { makeId } from "../state/ids.ts";
import { toId } from "../state/objects.ts";
import type { PendingLine } from "./pending-line.ts";
import { getProductName, getUnitAmount } from "./prices.ts";

interface SubscribedItems {
  id: string;
  items: { data: Stripe.SubscriptionItem[] };
}

/** A line for each item and a whole period; free while the trial lasts. */
export function makePeriodLines(
  ctx: Context,
  subscription: SubscribedItems,
  period: { start: number; end: number },
  isTrial: boolean,
): PendingLine[] {
  return subscription.items.data.map((item) => {
    const quantity = item.quantity ?? 1;
    const name = getProductName(ctx, item.price);
    return {
      amount: isTrial ? 0 : getUnitAmount(item.price) * quantity,
      description: isTrial ? `Trial period for ${name}` : `${quantity} × ${name}`,
      price: item.price,
      quantity,
      item: item.id,
      subscription: subscription.id,
      period,
      isProration: false,
    };
  });
}

export function toInvoiceLine(
  line: PendingLine,
  invoice: string,
  currency: string,
): Stripe.InvoiceLineItem {
  const { amount, quantity } = line;
  return complete<Stripe.InvoiceLineItem>({
    id: makeId("il"),
    object: "line_item",
    amount,
    currency,
    description: line.description,
    discount_amounts: [],
    discountable: !line.isProration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: {
      subscription_item_details: {
        invoice_item: line.isProration ? makeId("ii") : null,
        proration: line.isProration,
        proration_details: line.isProration ? { credited_items: null } : null,
        subscription: line.subscription,
        subscription_item: line.item,
      },
      type: "subscription_item_details",
    },
    period: line.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: line.price.id, product: toId(line.price.product) },
      type: "price_details",
      unit_amount_decimal: String(amount),
    },
    quantity,
    subscription: line.subscription,
    subtotal: amount,
    taxes: [],
  });
}
