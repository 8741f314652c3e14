import {
  type ChargedSale,
  computeReturnedFeeCents,
  type ReturnedAmounts,
} from "@boab/contracts/payments/fees";

/**
 * Splits a refund between the payee's share and the platform's fee. It counts from everything refunded so far, so that
 * many partial refunds add up to one full refund, also when one of them failed. The card part of the fee stays when the
 * seller started the refund.
 */
export function splitRefund(
  sale: ChargedSale,
  before: ReturnedAmounts,
  amountCents: number,
  retainsCardFee: boolean,
): { feeCents: number; shareCents: number } {
  // A bank may take money that is already being refunded; we never give back more than the whole fee.
  const capAtSale = (cents: number) => Math.min(cents, sale.amountCents);
  const dueFeeCents = computeReturnedFeeCents(sale, {
    amountCents: capAtSale(before.amountCents + amountCents),
    coveredCents: capAtSale(before.coveredCents + (retainsCardFee ? 0 : amountCents)),
  });
  const feeCents = Math.min(Math.max(0, dueFeeCents - before.feeCents), amountCents);
  return { feeCents, shareCents: amountCents - feeCents };
}

/** What we read of the provider's refund. */
export interface RefundObject {
  status: string | null;
  metadata: Record<string, string> | null;
}

/** A refund that once went through can still fail, when the buyer's bank sends it back; never the other way round. */
export const hasFailed = ({ status }: Pick<RefundObject, "status">): boolean =>
  status === "failed" || status === "canceled";
