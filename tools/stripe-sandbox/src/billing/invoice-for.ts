import type Stripe from "stripe";
import type { Context } from "../sandbox.ts";
import { toId } from "../state/objects.ts";
import type { InvoiceDetails } from "./compose-invoice.ts";
import { createInvoice } from "./invoices.ts";
import { getPeriod } from "./new-subscription.ts";
import type { PendingLine } from "./pending-line.ts";

/** The details of an invoice of this subscription. */
export function makeInvoiceDetails(
  subscription: Stripe.Subscription,
  lines: PendingLine[],
  reason: Stripe.Invoice["billing_reason"],
  at: number,
): InvoiceDetails {
  return {
    customer: toId(subscription.customer),
    currency: subscription.currency,
    subscription: {
      id: subscription.id,
      metadata: subscription.metadata,
      default_payment_method: toId(subscription.default_payment_method) ?? null,
    },
    lines,
    reason,
    at,
    period: getPeriod(subscription),
  };
}

export function createSubscriptionInvoice(
  ctx: Context,
  subscription: Stripe.Subscription,
  lines: PendingLine[],
  reason: Stripe.Invoice["billing_reason"],
  at: number,
): Stripe.Invoice {
  return createInvoice(ctx, makeInvoiceDetails(subscription, lines, reason, at));
}
