import type Stripe from "stripe";
import { now } from "../clock/customer-time.ts";
import { complete } from "../contract/complete.ts";
import { makeInvalidRequestError } from "../http/stripe-error.ts";
import { type Context, makeContext } from "../sandbox.ts";
import { add, change, get } from "../state/change.ts";
import { makeId } from "../state/ids.ts";
import { toId } from "../state/objects.ts";
import { emit } from "../webhooks/emit.ts";
import { computeTotalBalance } from "./balance.ts";
import { moveMoney } from "./balance-transactions.ts";

/**
 * Takes a transfer back, in part or whole. Refused when the connected account no longer has the
 * money; what is still pending there counts.
 */
export function reverseTransfer(
  ctx: Context,
  transfer: Stripe.Transfer,
  given: number | undefined,
  metadata: Stripe.Metadata,
): Stripe.TransferReversal {
  const left = transfer.amount - transfer.amount_reversed;
  const amount = given ?? left;
  if (left === 0)
    throw makeInvalidRequestError(`Transfer ${transfer.id} is already fully reversed.`);
  if (amount < 1)
    throw makeInvalidRequestError(
      "Invalid positive integer",
      "amount",
      "parameter_invalid_integer",
    );
  if (amount > left)
    throw makeInvalidRequestError(
      `Reversal amount (${amount}) is greater than unreversed amount on transfer (${left})`,
      "amount",
    );
  const connected = makeContext(ctx.sandbox, toId(transfer.destination) ?? "");
  if (computeTotalBalance(connected, transfer.currency) < amount)
    throw makeInvalidRequestError(
      "The connected account does not have enough funds to reverse this transfer.",
      undefined,
      "balance_insufficient",
    );

  const { currency } = transfer;
  const refund = refundDestinationPayment(connected, transfer, amount);
  const id = makeId("trr");
  const deposit = moveMoney(ctx, {
    type: "transfer_refund",
    reportingCategory: "transfer_reversal",
    amount,
    currency,
    source: id,
    description: `REVERSAL OF TRANSFER ${transfer.id}`,
  });
  const reversal = add(
    ctx,
    complete<Stripe.TransferReversal>({
      id,
      object: "transfer_reversal",
      amount,
      balance_transaction: deposit.id,
      created: now(ctx),
      currency,
      destination_payment_refund: refund.id,
      metadata,
      transfer: transfer.id,
    }),
  );
  const reversed = change(ctx, transfer, {
    amount_reversed: transfer.amount_reversed + amount,
    reversals: { ...transfer.reversals, data: [reversal, ...transfer.reversals.data] },
    reversed: amount === left,
  });
  emit(ctx, "transfer.reversed", reversed);
  return reversal;
}

function refundDestinationPayment(connected: Context, transfer: Stripe.Transfer, amount: number) {
  const payment = get(connected, "charge", toId(transfer.destination_payment) ?? "");
  const id = makeId("pyr");
  const withdrawal = moveMoney(connected, {
    type: "payment_refund",
    reportingCategory: "refund",
    amount: -amount,
    currency: transfer.currency,
    source: id,
  });
  change(connected, payment, {
    amount_refunded: payment.amount_refunded + amount,
    refunded: payment.amount_refunded + amount === payment.amount,
  });
  return add(
    connected,
    complete<Stripe.Refund>({
      id,
      object: "refund",
      amount,
      balance_transaction: withdrawal.id,
      charge: payment.id,
      created: now(connected),
      currency: transfer.currency,
      metadata: {},
      status: "succeeded",
    }),
  );
}
