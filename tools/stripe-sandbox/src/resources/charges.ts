import type Stripe from "stripe";
import { isWithin, listPage, matchesFilter } from "../http/list.ts";
import { type Operations, operation } from "../http/operation.ts";
import { makeInvalidRequestError } from "../http/stripe-error.ts";
import { refundCharge } from "../money/refunds.ts";
import type { Context } from "../sandbox.ts";
import { change, get, listObjects } from "../state/change.ts";
import { mergeMetadata, toMetadata, unsetIfEmpty } from "../state/fields.ts";
import { toId } from "../state/objects.ts";

export const charges: Operations = {
  "Charges.retrieve": operation([], (ctx, _, { id }) => get(ctx, "charge", id)),
  "Charges.update": operation<Stripe.ChargeUpdateParams>(
    ["description", "metadata", "receipt_email", "transfer_group"],
    (ctx, params, { id }) => {
      const charge = get(ctx, "charge", id);
      const isRegrouped = params.transfer_group !== undefined && charge.transfer_group !== null;
      if (isRegrouped && params.transfer_group !== charge.transfer_group)
        throw makeInvalidRequestError(
          "You cannot change the transfer_group of this charge.",
          "transfer_group",
        );
      return change(
        ctx,
        charge,
        {
          description: unsetIfEmpty(params.description),
          metadata: mergeMetadata(charge.metadata, params.metadata),
          receipt_email: params.receipt_email,
          transfer_group: params.transfer_group,
        },
        "charge.updated",
      );
    },
  ),
  "Charges.list": operation<Stripe.ChargeListParams>(
    ["created", "customer", "payment_intent", "transfer_group"],
    (ctx, params) =>
      listPage(
        ctx,
        listObjects(ctx, "charge").filter(
          (one) =>
            isWithin(one.created, params.created) &&
            matchesFilter(params.customer, toId(one.customer)) &&
            matchesFilter(params.payment_intent, toId(one.payment_intent)) &&
            matchesFilter(params.transfer_group, one.transfer_group),
        ),
        params,
      ),
  ),
};

export const refunds: Operations = {
  "Refunds.create": operation<Stripe.RefundCreateParams>(
    ["amount", "charge", "metadata", "payment_intent", "reason"],
    (ctx, params) =>
      refundCharge(ctx, findChargeToRefund(ctx, params), {
        amount: params.amount,
        reason: params.reason,
        metadata: toMetadata(params.metadata),
      }),
  ),
  "Refunds.retrieve": operation([], (ctx, _, { id }) => get(ctx, "refund", id)),
  "Refunds.update": operation<Stripe.RefundUpdateParams>(["metadata"], (ctx, params, { id }) => {
    const refund = get(ctx, "refund", id);
    const metadata = mergeMetadata(refund.metadata ?? {}, params.metadata);
    return change(ctx, refund, { metadata }, "refund.updated");
  }),
  "Refunds.cancel": operation([], (ctx, _, { id }) => {
    const refund = get(ctx, "refund", id);
    throw makeInvalidRequestError(
      `You cannot cancel refund ${refund.id}: only refunds that require action can be.`,
    );
  }),
  "Refunds.list": operation<Stripe.RefundListParams>(
    ["charge", "created", "payment_intent"],
    (ctx, params) =>
      listPage(
        ctx,
        listObjects(ctx, "refund").filter(
          (one) =>
            isWithin(one.created, params.created) &&
            matchesFilter(params.charge, toId(one.charge)) &&
            matchesFilter(params.payment_intent, toId(one.payment_intent)),
        ),
        params,
      ),
  ),
};

function findChargeToRefund(ctx: Context, params: Stripe.RefundCreateParams): Stripe.Charge {
  if (params.charge && params.payment_intent)
    throw makeInvalidRequestError(
      "You may only specify one of these parameters: charge, payment_intent.",
      "charge",
    );
  if (params.charge) return get(ctx, "charge", params.charge, "charge");
  if (!params.payment_intent)
    throw makeInvalidRequestError(
      "One of the following params should be provided for this request: payment_intent or charge.",
      undefined,
      "parameter_missing",
    );
  const intent = get(ctx, "payment_intent", params.payment_intent, "payment_intent");
  const charge = toId(intent.latest_charge);
  if (!charge || intent.status !== "succeeded")
    throw makeInvalidRequestError(
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      "payment_intent",
    );
  return get(ctx, "charge", charge);
}
