import type { Context } from "../sandbox.ts";
import { listObjects } from "../state/change.ts";
import { toId } from "../state/objects.ts";
import { makeList } from "./list.ts";

type LoadField = (ctx: Context, object: Record<string, unknown>) => unknown;

/** Fields that are absent unless `expand` names them: `<object>.<field>`. */
export const includableFields: Record<string, LoadField> = {
  "checkout.session.line_items": (ctx, { id }) =>
    makeList(
      `/v1/checkout/sessions/${id}/line_items`,
      ctx.sandbox.checkouts.get(String(id))?.lineItems ?? [],
    ),
  "charge.refunds": (ctx, { id }) =>
    makeList(
      `/v1/charges/${id}/refunds`,
      listObjects(ctx, "refund").filter((refund) => toId(refund.charge) === id),
    ),
  "customer.subscriptions": (ctx, { id }) =>
    makeList(
      `/v1/customers/${id}/subscriptions`,
      listObjects(ctx, "subscription").filter(
        (one) => toId(one.customer) === id && one.status !== "canceled",
      ),
    ),
  "invoice.payments": (ctx, { id }) =>
    makeList(
      "/v1/invoice_payments",
      listObjects(ctx, "invoice_payment").filter((payment) => toId(payment.invoice) === id),
    ),
  "invoice.confirmation_secret": (ctx, { id }) => {
    const payment = listObjects(ctx, "invoice_payment").find((one) => toId(one.invoice) === id);
    const intentId = toId(payment?.payment.payment_intent);
    const intent = listObjects(ctx, "payment_intent").find((one) => one.id === intentId);
    return { client_secret: intent?.client_secret ?? "", type: "payment_intent" };
  },
};
