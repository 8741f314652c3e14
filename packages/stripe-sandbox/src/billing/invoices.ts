import type Stripe from "stripe";
import { timeOf } from "../clock/time-of.ts";
import { complete } from "../contract/complete.ts";
import { invalidRequest } from "../http/stripe-error.ts";
import { createIntent } from "../money/payment-intents.ts";
import type { Context } from "../sandbox.ts";
import { add, change, findObject, get, listObjects } from "../state/change.ts";
import { newId } from "../state/ids.ts";
import { idOf } from "../state/objects.ts";
import { emit } from "../webhooks/emit.ts";
import { composeInvoice, type InvoiceDetails } from "./compose-invoice.ts";

export function createInvoice(ctx: Context, details: InvoiceDetails): Stripe.Invoice {
  return add(ctx, composeInvoice(ctx, details), "invoice.created");
}

/** Fixes the invoice. From here on it can be paid; nothing due means paid. */
export function finalizeInvoice(ctx: Context, invoice: Stripe.Invoice): Stripe.Invoice {
  if (invoice.status !== "draft")
    throw invalidRequest(
      "This invoice is already finalized, you can't re-finalize a non-draft invoice.",
      undefined,
      "invoice_not_editable",
    );
  const customer = get(ctx, "customer", idOf(invoice.customer) ?? "");
  const at = timeOf(ctx, customer.id);
  const sequence = customer.next_invoice_sequence ?? 1;
  const endingBalance = Math.min(0, customer.balance + invoice.total);
  change(ctx, customer, { next_invoice_sequence: sequence + 1, balance: endingBalance });
  const open = change(ctx, invoice, {
    automatically_finalizes_at: null,
    effective_at: at,
    ending_balance: endingBalance,
    hosted_invoice_url: `${ctx.sandbox.origin}/invoices/${invoice.id}`,
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, "0")}`,
    status: "open",
    status_transitions: { ...invoice.status_transitions, finalized_at: at },
  });
  if (open.amount_due > 0) openPayment(ctx, open);
  emit(ctx, "invoice.finalized", open);
  return open.amount_due === 0 ? markPaid(ctx, open) : open;
}

export function voidInvoice(ctx: Context, invoice: Stripe.Invoice): Stripe.Invoice {
  if (invoice.status !== "open")
    throw invalidRequest("You can only void open invoices.", undefined, "invoice_not_editable");
  const at = timeOf(ctx, idOf(invoice.customer));
  const intent = intentOf(ctx, invoice);
  if (intent) change(ctx, intent, { status: "canceled" }, "payment_intent.canceled");
  return change(
    ctx,
    invoice,
    {
      auto_advance: false,
      next_payment_attempt: null,
      status: "void",
      status_transitions: { ...invoice.status_transitions, voided_at: at },
    },
    "invoice.voided",
  );
}

/** Called when nothing is due, and when its payment has succeeded. */
export function markPaid(ctx: Context, invoice: Stripe.Invoice): Stripe.Invoice {
  const at = timeOf(ctx, idOf(invoice.customer));
  const payment = paymentOf(ctx, invoice);
  if (payment)
    change(
      ctx,
      payment,
      {
        amount_paid: invoice.amount_due,
        status: "paid",
        status_transitions: { ...payment.status_transitions, paid_at: at },
      },
      "invoice_payment.paid",
    );
  const paid = change(ctx, invoice, {
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: "paid",
    status_transitions: { ...invoice.status_transitions, paid_at: at },
  });
  emit(ctx, "invoice.paid", paid);
  emit(ctx, "invoice.payment_succeeded", paid);
  return paid;
}

export function paymentOf(ctx: Context, invoice: Stripe.Invoice) {
  return listObjects(ctx, "invoice_payment").find((one) => idOf(one.invoice) === invoice.id);
}

export function intentOf(ctx: Context, invoice: Stripe.Invoice) {
  return findObject(ctx, "payment_intent", idOf(paymentOf(ctx, invoice)?.payment.payment_intent));
}

export function invoiceOfIntent(ctx: Context, intent: string): Stripe.Invoice | undefined {
  const payment = listObjects(ctx, "invoice_payment").find(
    (one) => idOf(one.payment.payment_intent) === intent,
  );
  return findObject(ctx, "invoice", idOf(payment?.invoice));
}

export function subscriptionOf(ctx: Context, invoice: Stripe.Invoice) {
  const id = idOf(invoice.parent?.subscription_details?.subscription);
  return findObject(ctx, "subscription", id);
}

function openPayment(ctx: Context, invoice: Stripe.Invoice): void {
  const intent = createIntent(ctx, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: idOf(invoice.customer) ?? null,
    description:
      invoice.billing_reason === "subscription_create"
        ? "Subscription creation"
        : "Subscription update",
    setup_future_usage: "off_session",
  });
  add(
    ctx,
    complete<Stripe.InvoicePayment>({
      id: newId("inpay"),
      object: "invoice_payment",
      amount_paid: null,
      amount_requested: invoice.amount_due,
      created: invoice.created,
      currency: invoice.currency,
      invoice: invoice.id,
      is_default: true,
      livemode: false,
      payment: { payment_intent: intent.id, type: "payment_intent" },
      status: "open",
      status_transitions: {},
    }),
  );
}
