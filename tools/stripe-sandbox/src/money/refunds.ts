import type Stripe from "stripe";
import { now } from "../clock/customer-time.ts";
import { complete } from "../contract/complete.ts";
import { makeInvalidRequestError } from "../http/stripe-error.ts";
import type { Context } from "../sandbox.ts";
import { add, change, get } from "../state/change.ts";
import { makeId } from "../state/ids.ts";
import { toId } from "../state/objects.ts";
import { emit } from "../webhooks/emit.ts";
import { moveMoney } from "./balance-transactions.ts";

interface RefundDetails {
  amount?: number | undefined;
  reason?: Stripe.RefundCreateParams["reason"];
  metadata: Stripe.Metadata;
}

/** Of a charge that was captured in part, the rest counts as refunded already. */
export const computeRefundable = (charge: Stripe.Charge): number =>
  charge.amount - charge.amount_refunded;

/** Gives money of a charge back. Never more than was captured, over all its refunds. */
export function refundCharge(
  ctx: Context,
  charge: Stripe.Charge,
  { amount, reason, metadata }: RefundDetails,
): Stripe.Refund {
  const left = computeRefundable(charge);
  checkRefundable(charge, left, amount);
  const refunded = amount ?? left;
  const id = makeId("re");
  const transaction = moveMoney(ctx, {
    type: "refund",
    reportingCategory: "refund",
    amount: -refunded,
    currency: charge.currency,
    source: id,
    description: "REFUND FOR CHARGE",
  });
  const refund = add(
    ctx,
    complete<Stripe.Refund>({
      id,
      object: "refund",
      amount: refunded,
      balance_transaction: transaction.id,
      charge: charge.id,
      created: now(ctx),
      currency: charge.currency,
      customer: toId(charge.customer) ?? null,
      destination_details: {
        card: {
          reference_status: "pending",
          reference_type: "acquirer_reference_number",
          type: "refund",
        },
        type: "card",
      },
      metadata,
      payment_intent: toId(charge.payment_intent) ?? null,
      payment_method: charge.payment_method,
      reason: reason ?? null,
      status: "succeeded",
    }),
    "refund.created",
  );
  setRefunded(ctx, charge, charge.amount_refunded + refunded, "charge.refunded");
  return refund;
}

/** The bank could not book a refund: the money is back on the balance. */
export function failRefund(ctx: Context, refund: Stripe.Refund): Stripe.Refund {
  const charge = get(ctx, "charge", toId(refund.charge) ?? "");
  const transaction = moveMoney(ctx, {
    type: "refund_failure",
    reportingCategory: "refund_failure",
    amount: refund.amount,
    currency: refund.currency,
    source: refund.id,
  });
  const failed = change(ctx, refund, {
    failure_balance_transaction: transaction.id,
    failure_reason: "expired_or_canceled_card",
    status: "failed",
  });
  emit(ctx, "refund.failed", failed);
  setRefunded(ctx, charge, charge.amount_refunded - refund.amount, "charge.updated");
  return failed;
}

function setRefunded(ctx: Context, charge: Stripe.Charge, amount: number, event: string): void {
  const isWhole = amount >= charge.amount;
  change(ctx, charge, { amount_refunded: amount, refunded: isWhole }, event);
}

function checkRefundable(charge: Stripe.Charge, left: number, amount: number | undefined): void {
  if (!charge.captured || charge.status !== "succeeded")
    throw makeInvalidRequestError(`Charge ${charge.id} has not been captured.`, "charge");
  if (charge.disputed)
    throw makeInvalidRequestError(
      `Charge ${charge.id} has been charged back; cannot issue a refund.`,
      undefined,
      "charge_disputed",
    );
  if (left <= 0)
    throw makeInvalidRequestError(
      `Charge ${charge.id} has already been refunded.`,
      undefined,
      "charge_already_refunded",
    );
  if (amount !== undefined && amount < 1)
    throw makeInvalidRequestError(
      "Invalid positive integer",
      "amount",
      "parameter_invalid_integer",
    );
  if (amount !== undefined && amount > left)
    throw makeInvalidRequestError(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      "amount",
    );
}
