import type Stripe from "stripe";
import { createPrice } from "../billing/create-price.ts";
import { getProductName, getUnitAmount } from "../billing/prices.ts";
import { complete } from "../contract/complete.ts";
import { refuseOtherParameters } from "../http/operation.ts";
import { makeInvalidRequestError } from "../http/stripe-error.ts";
import type { Context } from "../sandbox.ts";
import { get } from "../state/change.ts";
import { makeId } from "../state/ids.ts";

type LineParams = NonNullable<Stripe.Checkout.SessionCreateParams["line_items"]>[number];
type Mode = Stripe.Checkout.Session["mode"];

export function makeLineItems(
  ctx: Context,
  params: LineParams[] | undefined,
  mode: Mode,
): Stripe.LineItem[] {
  if (!params || params.length === 0)
    throw makeInvalidRequestError(
      "You must provide at least one line item.",
      "line_items",
      "parameter_missing",
    );
  const items = params.map((line, index) => makeLineItem(ctx, line, `line_items[${index}]`));
  const currencies = new Set(items.map(({ currency }) => currency));
  if (currencies.size > 1)
    throw makeInvalidRequestError("All line items must use the same currency.", "line_items");
  const isRecurring = items.some(({ price }) => price?.type === "recurring");
  if (mode === "payment" && isRecurring)
    throw makeInvalidRequestError(
      "You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.",
      "mode",
    );
  if (mode === "subscription" && !isRecurring)
    throw makeInvalidRequestError(
      "You must provide at least one recurring price in `subscription` mode when using prices.",
      "line_items",
    );
  return items;
}

function makeLineItem(ctx: Context, line: LineParams, param: string): Stripe.LineItem {
  refuseOtherParameters(line, ["price", "price_data", "quantity", "metadata"], param);
  const quantity = line.quantity ?? 1;
  if (quantity < 1) throw makeInvalidRequestError("Invalid positive integer", `${param}[quantity]`);
  const price = resolvePrice(ctx, line, param);
  const amount = getUnitAmount(price) * quantity;
  return complete<Stripe.LineItem>({
    id: makeId("li"),
    object: "item",
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: getProductName(ctx, price),
    metadata: line.metadata ?? {},
    price,
    quantity,
  });
}

function resolvePrice(ctx: Context, line: LineParams, param: string): Stripe.Price {
  if (line.price) {
    const price = get(ctx, "price", line.price, `${param}[price]`);
    if (!price.active)
      throw makeInvalidRequestError("The price specified is inactive.", `${param}[price]`);
    return price;
  }
  if (!line.price_data)
    throw makeInvalidRequestError("You must specify either `price` or `price_data`.", param);
  const { currency, product, product_data, recurring, unit_amount, ...others } = line.price_data;
  refuseOtherParameters(others, ["tax_behavior"], `${param}[price_data]`);
  // A price that is written into a session is not offered to anybody else.
  return createPrice(ctx, {
    currency,
    ...(product === undefined ? {} : { product }),
    ...(product_data === undefined ? {} : { product_data }),
    ...(recurring === undefined ? {} : { recurring }),
    ...(unit_amount === undefined ? {} : { unit_amount }),
    active: false,
  });
}
