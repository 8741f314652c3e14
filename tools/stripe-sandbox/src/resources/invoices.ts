import type Stripe from "stripe";
import { collectInvoice, findInvoiceCard } from "../billing/collect.ts";
import {
  finalizeInvoice,
  findInvoiceSubscription,
  markPaid,
  voidInvoice,
} from "../billing/invoices.ts";
import { previewInvoice } from "../billing/preview-invoice.ts";
import { attachToCustomer, resolvePaymentMethod } from "../cards/payment-methods.ts";
import { isWithin, listPage, matchesFilter } from "../http/list.ts";
import { type Operations, operation, refuseOtherParameters } from "../http/operation.ts";
import { makeInvalidRequestError, StripeError } from "../http/stripe-error.ts";
import type { Context } from "../sandbox.ts";
import { change, get, listObjects } from "../state/change.ts";
import { mergeMetadata, unsetIfEmpty } from "../state/fields.ts";
import { toId } from "../state/objects.ts";

export const invoices: Operations = {
  "Invoices.retrieve": operation([], (ctx, _, { id }) => get(ctx, "invoice", id)),
  "Invoices.list": operation<Stripe.InvoiceListParams>(
    ["created", "customer", "status", "subscription"],
    (ctx, params) =>
      listPage(
        ctx,
        listObjects(ctx, "invoice").filter(
          (one) =>
            isWithin(one.created, params.created) &&
            matchesFilter(params.customer, toId(one.customer)) &&
            matchesFilter<string>(params.status, one.status) &&
            matchesFilter(params.subscription, findInvoiceSubscription(ctx, one)?.id),
        ),
        params,
      ),
  ),
  "Invoices.listLineItems": operation<Stripe.InvoiceListLineItemsParams>(
    [],
    (ctx, params, { id }) => listPage(ctx, get(ctx, "invoice", id).lines.data, params),
  ),
  "Invoices.update": operation<Stripe.InvoiceUpdateParams>(
    ["auto_advance", "default_payment_method", "description", "metadata"],
    (ctx, params, { id }) => {
      const invoice = get(ctx, "invoice", id);
      return change(ctx, invoice, {
        auto_advance: params.auto_advance,
        default_payment_method: unsetIfEmpty(params.default_payment_method),
        description: unsetIfEmpty(params.description),
        metadata: mergeMetadata(invoice.metadata ?? {}, params.metadata),
      });
    },
  ),
  "Invoices.createPreview": operation<Stripe.InvoiceCreatePreviewParams>(
    ["customer", "subscription", "subscription_details", "preview_mode"],
    (ctx, params) => {
      refuseOtherParameters(
        params.subscription_details,
        ["items", "proration_behavior", "proration_date"],
        "subscription_details",
      );
      return previewInvoice(ctx, params);
    },
  ),
  "Invoices.finalizeInvoice": operation<Stripe.InvoiceFinalizeInvoiceParams>(
    ["auto_advance"],
    (ctx, _, { id }) => finalizeInvoice(ctx, get(ctx, "invoice", id)),
  ),
  "Invoices.voidInvoice": operation([], (ctx, _, { id }) =>
    voidInvoice(ctx, get(ctx, "invoice", id)),
  ),
  "Invoices.pay": operation<Stripe.InvoicePayParams>(
    ["off_session", "paid_out_of_band", "payment_method"],
    (ctx, params, { id }) => pay(ctx, get(ctx, "invoice", id), params),
  ),
  "InvoicePayments.retrieve": operation([], (ctx, _, { id }) => get(ctx, "invoice_payment", id)),
  "InvoicePayments.list": operation<Stripe.InvoicePaymentListParams>(
    ["created", "invoice", "payment", "status"],
    (ctx, params) =>
      listPage(
        ctx,
        listObjects(ctx, "invoice_payment").filter(
          (one) =>
            isWithin(one.created, params.created) &&
            matchesFilter(params.invoice, toId(one.invoice)) &&
            matchesFilter<string>(params.status, one.status) &&
            matchesFilter(params.payment?.payment_intent, toId(one.payment.payment_intent)),
        ),
        params,
      ),
  ),
};

function pay(
  ctx: Context,
  invoice: Stripe.Invoice,
  params: Stripe.InvoicePayParams,
): Stripe.Invoice {
  if (invoice.status === "paid")
    throw makeInvalidRequestError("Invoice is already paid", undefined, "invoice_not_editable");
  const open = invoice.status === "draft" ? finalizeInvoice(ctx, invoice) : invoice;
  if (open.status === "paid") return open;
  if (open.status !== "open")
    throw makeInvalidRequestError(`You cannot pay an invoice with a status of ${open.status}.`);
  if (params.paid_out_of_band) return markPaid(ctx, open);
  const method = params.payment_method
    ? attachToCustomer(
        ctx,
        resolvePaymentMethod(ctx, params.payment_method),
        toId(open.customer) ?? "",
      )
    : findInvoiceCard(ctx, open);
  if (!method)
    throw makeInvalidRequestError(
      "There is no `default_payment_method` set on this Customer or Invoice. Please set a `default_payment_method`.",
      undefined,
      "invoice_no_payment_method_types",
    );
  const { decline, intent } = collectInvoice(ctx, open, method, {
    isOffSession: params.off_session ?? true,
  });
  if (decline)
    throw new StripeError(402, {
      type: "card_error",
      code: decline.code,
      ...(decline.declineCode ? { decline_code: decline.declineCode } : {}),
      message: decline.message,
      payment_intent: intent,
    });
  return get(ctx, "invoice", invoice.id);
}
