import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { line, Phone, Timestamp, text } from "../common/fields.ts";
import { states } from "../directory/limits.ts";
import { checkoutStates, maxRecipientLengths } from "./checkout-limits.ts";
import { checkoutCopy } from "./copy.ts";
import { OrderId } from "./orders.ts";

/** The person who gets the order. The address may be missing when everything is picked up. */
export const CheckoutRecipient = z.strictObject({
  name: line(maxRecipientLengths.name),
  phone: Phone.optional(),
  street: line(maxRecipientLengths.street).optional(),
  suburb: line(maxRecipientLengths.suburb).optional(),
  state: z.enum(states, checkoutCopy.stateRequired).optional(),
  postcode: text(4, checkoutCopy.postcodeInvalid)
    .regex(/^\d{4}$/, checkoutCopy.postcodeInvalid)
    .optional(),
});
export type CheckoutRecipient = z.output<typeof CheckoutRecipient>;

const Checkout = z.strictObject({
  id: z.uuid(),
  state: z.enum(checkoutStates),
  totalCents: z.int(),
  createdAt: Timestamp,
  /** The provider's page, for as long as it can be paid there. */
  url: z.url().nullable(),
  stores: z.array(
    z.strictObject({
      slug: z.string(),
      storeName: z.string(),
      totalCents: z.int(),
      items: z.int(),
      /** Null until the buyer has paid. */
      orderId: OrderId.nullable(),
    }),
  ),
});
export type Checkout = z.infer<typeof Checkout>;

const params = z.strictObject({ id: z.uuid() });

export const readCheckout = defineCall({
  method: "GET",
  path: "/marketplace/checkouts/:id",
  summary: "Get how paying for a cart went, with the orders it became (whoever pays)",
  params,
  response: Checkout,
});

export const refreshCheckout = defineCall({
  method: "POST",
  path: "/marketplace/checkouts/:id/refresh",
  summary: "Ask the payment provider how paying for a cart went (whoever pays)",
  params,
  response: Checkout,
});
