import type { Context } from "../sandbox.ts";
import { listObjects } from "../state/change.ts";
import { idOf } from "../state/objects.ts";
import { listOf } from "./list.ts";

type Include = (ctx: Context, object: Record<string, unknown>) => unknown;

/** Fields that are absent unless `expand` names them: `<object>.<field>`. */
export const includable: Record<string, Include> = {
  "checkout.session.line_items": (ctx, { id }) =>
    listOf(
      `/v1/checkout/sessions/${id}/line_items`,
      ctx.sandbox.checkouts.get(String(id))?.lineItems ?? [],
    ),
  "charge.refunds": (ctx, { id }) =>
    listOf(
      `/v1/charges/${id}/refunds`,
      listObjects(ctx, "refund").filter((refund) => idOf(refund.charge) === id),
    ),
  "customer.subscriptions": (ctx, { id }) =>
    listOf(
      `/v1/customers/${id}/subscriptions`,
      listObjects(ctx, "subscription").filter(
        (one) => idOf(one.customer) === id && one.status !== "canceled",
      ),
    ),
  "invoice.payments": (ctx, { id }) =>
    listOf(
      "/v1/invoice_payments",
      listObjects(ctx, "invoice_payment").filter((payment) => idOf(payment.invoice) === id),
    ),
  "invoice.confirmation_secret": (ctx, { id }) => {
    const payment = listObjects(ctx, "invoice_payment").find((one) => idOf(one.invoice) === id);
    const intentId = idOf(payment?.payment.payment_intent);
    const intent = listObjects(ctx, "payment_intent").find((one) => one.id === intentId);
    return { client_secret: intent?.client_secret ?? "", type: "payment_intent" };
  },
};
