import type Stripe from "stripe";
import { now } from "../clock/customer-time.ts";
import { complete, type Fields } from "../contract/complete.ts";
import type { Context } from "../sandbox.ts";
import { add } from "../state/change.ts";
import { makeId, makeRandomLetters } from "../state/ids.ts";

export function createCustomer(ctx: Context, fields: Fields<Stripe.Customer>): Stripe.Customer {
  return add(
    ctx,
    complete<Stripe.Customer>({
      id: makeId("cus", 14),
      object: "customer",
      address: null,
      balance: 0,
      created: now(ctx),
      currency: null,
      delinquent: false,
      discount: null,
      invoice_prefix: makeRandomLetters(8).toUpperCase(),
      invoice_settings: {},
      livemode: false,
      metadata: {},
      name: null,
      next_invoice_sequence: 1,
      phone: null,
      preferred_locales: [],
      tax_exempt: "none",
      test_clock: null,
      ...fields,
    }),
    "customer.created",
  );
}
