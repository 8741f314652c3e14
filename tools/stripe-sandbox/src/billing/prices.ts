import type Stripe from "stripe";
import { complete } from "../contract/complete.ts";
import { makeInvalidRequestError } from "../http/stripe-error.ts";
import type { Context } from "../sandbox.ts";
import { findObject, get } from "../state/change.ts";
import { toId } from "../state/objects.ts";
import type { BillingInterval } from "./periods.ts";

export function getRecurringPrice(ctx: Context, id: string, param: string): Stripe.Price {
  const price = get(ctx, "price", id, param);
  if (price.type !== "recurring")
    throw makeInvalidRequestError(
      "The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.",
      param,
    );
  if (!price.active) throw makeInvalidRequestError("The price specified is inactive.", param);
  return price;
}

export function getInterval({ id, recurring }: Stripe.Price): BillingInterval {
  if (!recurring) throw new Error(`${id} is not recurring.`);
  return recurring as BillingInterval;
}

export const getUnitAmount = (price: Stripe.Price): number => price.unit_amount ?? 0;

export function getProductName(ctx: Context, price: Stripe.Price): string {
  return findObject(ctx, "product", toId(price.product))?.name ?? "Deleted product";
}

/** The older name of a recurring price; every subscription item still carries one. */
export function toPlan(price: Stripe.Price): Stripe.Plan {
  const { interval, interval_count } = getInterval(price);
  return complete<Stripe.Plan>({
    id: price.id,
    object: "plan",
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: "per_unit",
    created: price.created,
    currency: price.currency,
    interval,
    interval_count,
    livemode: false,
    metadata: price.metadata,
    nickname: price.nickname,
    product: price.product,
    usage_type: "licensed",
  });
}
