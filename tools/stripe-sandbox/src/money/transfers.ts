import type Stripe from "stripe";
import { now } from "../clock/customer-time.ts";
import { complete } from "../contract/complete.ts";
import { makeList } from "../http/list.ts";
import { makeInvalidRequestError, type StripeError } from "../http/stripe-error.ts";
import { type Context, makeContext } from "../sandbox.ts";
import { add, findObject, get, listObjects } from "../state/change.ts";
import { makeId } from "../state/ids.ts";
import { toId } from "../state/objects.ts";
import { computeAvailableBalance } from "./balance.ts";
import { moveMoney } from "./balance-transactions.ts";

/** Moves money from the platform to a connected account, out of one charge or out of the balance. */
export function createTransfer(
  ctx: Context,
  params: Stripe.TransferCreateParams,
  metadata: Stripe.Metadata,
): Stripe.Transfer {
  const { currency, destination } = params;
  checkDestination(ctx, destination);
  const source = params.source_transaction
    ? get(ctx, "charge", params.source_transaction, "source_transaction")
    : undefined;
  const amount = params.amount ?? source?.amount;
  if (amount === undefined || amount < 1)
    throw makeInvalidRequestError(
      "Invalid positive integer",
      "amount",
      "parameter_invalid_integer",
    );
  if (source) checkSource(ctx, source, amount, currency);
  else if (computeAvailableBalance(ctx, currency) < amount) throw makeInsufficientFundsError();

  const id = makeId("tr");
  const availableOn = source ? getAvailableTime(ctx, source) : now(ctx);
  const group = params.transfer_group ?? source?.transfer_group ?? null;
  const withdrawal = moveMoney(ctx, {
    type: "transfer",
    reportingCategory: "transfer",
    amount: -amount,
    currency,
    source: id,
    availableOn,
    description: params.description ?? null,
  });
  const payment = receive(ctx, { transfer: id, amount, currency, destination, availableOn });
  return add(
    ctx,
    complete<Stripe.Transfer>({
      id,
      object: "transfer",
      amount,
      amount_reversed: 0,
      balance_transaction: withdrawal.id,
      created: now(ctx),
      currency,
      description: params.description ?? null,
      destination,
      destination_payment: payment.id,
      livemode: false,
      metadata,
      reversals: makeList(`/v1/transfers/${id}/reversals`, []),
      reversed: false,
      source_transaction: source?.id ?? null,
      source_type: "card",
      transfer_group: group,
    }),
    "transfer.created",
  );
}

export function makeInsufficientFundsError(): StripeError {
  return makeInvalidRequestError(
    "You have insufficient available funds in your Stripe account. Try adding funds directly to your available balance by creating Charges using the 4000000000000077 test card.",
    undefined,
    "balance_insufficient",
  );
}

function checkDestination(ctx: Context, destination: string): void {
  const account = findObject(ctx, "account", destination);
  if (!account)
    throw makeInvalidRequestError(
      `No such destination: '${destination}'`,
      "destination",
      "resource_missing",
    );
  if (account.capabilities?.transfers !== "active")
    throw makeInvalidRequestError(
      "Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments",
      undefined,
      "insufficient_capabilities_for_transfer",
    );
}

function checkSource(ctx: Context, charge: Stripe.Charge, amount: number, currency: string): void {
  if (!charge.captured || charge.status !== "succeeded")
    throw makeInvalidRequestError(
      "The source transaction has not succeeded.",
      "source_transaction",
    );
  if (charge.currency !== currency)
    throw makeInvalidRequestError(
      `The currency of source_transaction's balance transaction (${charge.currency}) must be the same as the transfer currency (${currency})`,
      "currency",
    );
  const transferredAmount = listObjects(ctx, "transfer")
    .filter((transfer) => toId(transfer.source_transaction) === charge.id)
    .reduce((total, transfer) => total + transfer.amount - transfer.amount_reversed, 0);
  if (transferredAmount + amount > charge.amount_captured)
    throw makeInvalidRequestError(
      `The total of the transfers from ${charge.id} would exceed its amount.`,
      "amount",
    );
}

function getAvailableTime(ctx: Context, charge: Stripe.Charge): number {
  const transaction = findObject(ctx, "balance_transaction", toId(charge.balance_transaction));
  return Math.max(transaction?.available_on ?? 0, now(ctx));
}

interface IncomingTransfer {
  transfer: string;
  amount: number;
  currency: string;
  destination: string;
  availableOn: number;
}

/** On the connected account a transfer is a payment of its own. */
function receive(ctx: Context, receipt: IncomingTransfer): Stripe.Charge {
  const { amount, currency, availableOn } = receipt;
  const connected = makeContext(ctx.sandbox, receipt.destination);
  const id = makeId("py");
  const deposit = moveMoney(connected, {
    type: "payment",
    reportingCategory: "charge",
    amount,
    currency,
    source: id,
    availableOn,
  });
  return add(
    connected,
    complete<Stripe.Charge>({
      id,
      object: "charge",
      amount,
      amount_captured: amount,
      amount_refunded: 0,
      balance_transaction: deposit.id,
      billing_details: {},
      captured: true,
      created: now(ctx),
      currency,
      disputed: false,
      fraud_details: {},
      livemode: false,
      metadata: {},
      paid: true,
      payment_method_details: { stripe_account: {}, type: "stripe_account" },
      refunded: false,
      source_transfer: receipt.transfer,
      status: "succeeded",
    }),
  );
}
