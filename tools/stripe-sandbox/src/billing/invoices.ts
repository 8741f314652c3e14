import type Stripe from "stripe";
import { getCustomerTime } from "../clock/customer-time.ts";
import { complete } from "../contract/complete.ts";
import { makeInvalidRequestError } from "../http/stripe-error.ts";
import { createIntent } from "../money/payment-intents.ts";
import type { Context } from "../sandbox.ts";
import { add, change, findObject, get, listObjects } from "../state/change.ts";
import { makeId } from "../state/ids.ts";
import { toId } from "../state/objects.ts";
import { emit } from "../webhooks/emit.ts";
import { composeInvoice, type InvoiceDetails } from "./compose-invoice.ts";

export function createInvoice(ctx: Context, details: InvoiceDetails): Stripe.Invoice {
  return add(ctx, composeInvoice(ctx, details), "invoice.created");
}

/** Fixes the invoice. From here on it can be paid; nothing due means paid. */
export function finalizeInvoice(ctx: Context, invoice: Stripe.Invoice): Stripe.Invoice {
  if (invoice.status !== "draft")
    throw makeInvalidRequestError(
      "This invoice is already finalized, you can't re-finalize a non-draft invoice.",
      undefined,
      "invoice_not_editable",
    );
  const customer = get(ctx, "customer", toId(invoice.customer) ?? "");
  const at = getCustomerTime(ctx, customer.id);
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
  if (open.amount_due > 0) createInvoicePayment(ctx, open);
  emit(ctx, "invoice.finalized", open);
  return open.amount_due === 0 ? markPaid(ctx, open) : open;
}

export function voidInvoice(ctx: Context, invoice: Stripe.Invoice): Stripe.Invoice {
  if (invoice.status !== "open")
    throw makeInvalidRequestError(
      "You can only void open invoices.",
      undefined,
      "invoice_not_editable",
    );
  const at = getCustomerTime(ctx, toId(invoice.customer));
  const intent = findInvoiceIntent(ctx, invoice);
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
  const at = getCustomerTime(ctx, toId(invoice.customer));
  const payment = findInvoicePayment(ctx, invoice);
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

export function findInvoicePayment(ctx: Context, invoice: Stripe.Invoice) {
  return listObjects(ctx, "invoice_payment").find((one) => toId(one.invoice) === invoice.id);
}

export function findInvoiceIntent(ctx: Context, invoice: Stripe.Invoice) {
  return findObject(
    ctx,
    "payment_intent",
    toId(findInvoicePayment(ctx, invoice)?.payment.payment_intent),
  );
}

export function findInvoiceOfIntent(ctx: Context, intent: string): Stripe.Invoice | undefined {
  const payment = listObjects(ctx, "invoice_payment").find(
    (one) => toId(one.payment.payment_intent) === intent,
  );
  return findObject(ctx, "invoice", toId(payment?.invoice));
}

export function findInvoiceSubscription(ctx: Context, invoice: Stripe.Invoice) {
  const id = toId(invoice.parent?.subscription_details?.subscription);
  return findObject(ctx, "subscription", id);
}

function createInvoicePayment(ctx: Context, invoice: Stripe.Invoice): void {
  const intent = createIntent(ctx, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: toId(invoice.customer) ?? null,
    description:
      invoice.billing_reason === "subscription_create"
        ? "Subscription creation"
        : "Subscription update",
    setup_future_usage: "off_session",
  });
  add(
    ctx,
    complete<Stripe.InvoicePayment>({
      id: makeId("inpay"),
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
