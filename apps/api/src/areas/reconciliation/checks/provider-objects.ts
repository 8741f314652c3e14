import { z } from "zod";
import type { Stripe } from "#platform/stripe/connect-stripe.ts";
import type { BalanceMove } from "./figures.rules.ts";
import type { TheirCharge, TheirMove, TheirTransfer } from "./reconciliation.rules.ts";

// These functions convert the provider's objects to our own types.

export const toIdOrNull = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === "string" ? reference : (reference?.id ?? null);

/** Returns the id of our payment that an object belongs to, from its `transfer_group`. */
export const readPaymentId = (group: string | null | undefined): string | undefined =>
  z.uuid().safeParse(group).data;

const getNetCents = (transaction: string | Stripe.BalanceTransaction | null): number | null =>
  typeof transaction === "object" ? (transaction?.net ?? null) : null;

/** A charge doesn't count when the card was declined or the bank has not answered yet. */
export const isCollected = ({ status, captured }: Stripe.Charge): boolean =>
  status === "succeeded" && captured;

export const toCharge = (charge: Stripe.Charge): TheirCharge => ({
  id: charge.id,
  amountCents: charge.amount_captured,
  currency: charge.currency,
  netCents: getNetCents(charge.balance_transaction),
});

export const toRefund = (refund: Stripe.Refund): TheirMove => ({
  id: refund.id,
  amountCents: refund.amount,
  messageId: refund.metadata?.messageId ?? null,
  netCents: getNetCents(refund.balance_transaction),
  hasFailed: refund.status === "failed" || refund.status === "canceled",
});

export const toReversal = (reversal: Stripe.TransferReversal): TheirMove => ({
  id: reversal.id,
  amountCents: reversal.amount,
  messageId: reversal.metadata?.messageId ?? null,
  netCents: getNetCents(reversal.balance_transaction),
});

export const toTransfer = (
  transfer: Stripe.Transfer,
  reversals: Stripe.TransferReversal[] = transfer.reversals.data,
): TheirTransfer => ({
  id: transfer.id,
  amountCents: transfer.amount,
  messageId: transfer.metadata.messageId ?? null,
  saleId: transfer.metadata.saleId ?? null,
  account: toIdOrNull(transfer.destination) ?? "",
  netCents: getNetCents(transfer.balance_transaction),
  reversals: reversals.map(toReversal),
});

export const toBalanceMove = (transaction: Stripe.BalanceTransaction): BalanceMove => ({
  id: transaction.id,
  sourceId: toIdOrNull(transaction.source) ?? transaction.id,
  type: transaction.type,
  amountCents: transaction.amount,
  feeCents: transaction.fee,
});
