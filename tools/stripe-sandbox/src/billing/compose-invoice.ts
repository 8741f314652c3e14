import type Stripe from "stripe";
import { HOUR_SECONDS } from "../clock/clock.ts";
import { complete } from "../contract/complete.ts";
import { makeList } from "../http/list.ts";
import type { Context } from "../sandbox.ts";
import { get } from "../state/change.ts";
import { makeId } from "../state/ids.ts";
import { toId } from "../state/objects.ts";
import { toInvoiceLine } from "./invoice-lines.ts";
import type { PendingLine } from "./pending-line.ts";

export interface InvoiceDetails {
  customer: string;
  currency: string;
  subscription: {
    id: string;
    metadata: Stripe.Metadata;
    default_payment_method: string | null;
  } | null;
  lines: PendingLine[];
  reason: Stripe.Invoice["billing_reason"];
  at: number;
  period: { start: number; end: number };
}

/** A draft is finalised after an hour, as on Stripe. */
const DRAFT_TTL_SECONDS = 1 * HOUR_SECONDS;

/** A draft invoice that is not stored yet: previews stop here. */
export function composeInvoice(
  ctx: Context,
  { customer: customerId, subscription, lines, at, ...details }: InvoiceDetails,
): Stripe.Invoice {
  const customer = get(ctx, "customer", customerId, "customer");
  const id = makeId("in");
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const balance = customer.balance + total;
  const due = Math.max(0, balance);
  return complete<Stripe.Invoice>({
    id,
    object: "invoice",
    account_country: "AU",
    account_name: "Boab sandbox",
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { enabled: false },
    automatically_finalizes_at: at + DRAFT_TTL_SECONDS,
    billing_reason: details.reason,
    collection_method: "charge_automatically",
    created: at,
    currency: details.currency,
    customer: customerId,
    customer_address: customer.address,
    customer_email: customer.email,
    customer_name: customer.name,
    customer_phone: customer.phone,
    customer_tax_exempt: "none",
    default_payment_method: subscription?.default_payment_method ?? null,
    default_tax_rates: [],
    discounts: [],
    ending_balance: null,
    issuer: { type: "self" },
    lines: {
      ...makeList(
        `/v1/invoices/${id}/lines`,
        lines.map((line) => toInvoiceLine(line, id, details.currency)),
      ),
      total_count: lines.length,
    },
    livemode: false,
    metadata: {},
    parent: subscription
      ? {
          subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
          type: "subscription_details",
        }
      : null,
    payment_settings: {},
    period_end: details.period.end,
    period_start: details.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    starting_balance: customer.balance,
    status: "draft",
    status_transitions: {},
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: toId(customer.test_clock) ?? null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
  });
}
