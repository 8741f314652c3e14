import { z } from "zod";
import type { Stripe } from "#platform/stripe/connect-stripe.ts";
import type { BalanceMove } from "./figures.rules.ts";
import type { TheirCharge, TheirMove, TheirTransfer } from "./reconciliation.rules.ts";

// The provider's objects in our own words.

export const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === "string" ? reference : (reference?.id ?? null);

/** The payment of ours that something belongs to, by the provider's group. */
export const paymentIn = (group: string | null | undefined): string | undefined =>
  z.uuid().safeParse(group).data;

const netOf = (transaction: string | Stripe.BalanceTransaction | null): number | null =>
  typeof transaction === "object" ? (transaction?.net ?? null) : null;

/** A declined card, or a bank that has not answered, is no payment. */
export const isCollected = ({ status, captured }: Stripe.Charge): boolean =>
  status === "succeeded" && captured;

export const toCharge = (charge: Stripe.Charge): TheirCharge => ({
  id: charge.id,
  amountCents: charge.amount_captured,
  currency: charge.currency,
  netCents: netOf(charge.balance_transaction),
});

export const toRefund = (refund: Stripe.Refund): TheirMove => ({
  id: refund.id,
  amountCents: refund.amount,
  messageId: refund.metadata?.messageId ?? null,
  netCents: netOf(refund.balance_transaction),
  hasFailed: refund.status === "failed" || refund.status === "canceled",
});

export const toReversal = (reversal: Stripe.TransferReversal): TheirMove => ({
  id: reversal.id,
  amountCents: reversal.amount,
  messageId: reversal.metadata?.messageId ?? null,
  netCents: netOf(reversal.balance_transaction),
});

export const toTransfer = (
  transfer: Stripe.Transfer,
  reversals: Stripe.TransferReversal[] = transfer.reversals.data,
): TheirTransfer => ({
  id: transfer.id,
  amountCents: transfer.amount,
  messageId: transfer.metadata.messageId ?? null,
  saleId: transfer.metadata.saleId ?? null,
  account: idOf(transfer.destination) ?? "",
  netCents: netOf(transfer.balance_transaction),
  reversals: reversals.map(toReversal),
});

export const toBalanceMove = (transaction: Stripe.BalanceTransaction): BalanceMove => ({
  id: transaction.id,
  sourceId: idOf(transaction.source) ?? transaction.id,
  type: transaction.type,
  amountCents: transaction.amount,
  feeCents: transaction.fee,
});
