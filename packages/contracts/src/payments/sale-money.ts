import { type ChargedSale, splitRefund } from "./fees.ts";

/**
 * The figures of a sale, from which every shown amount is computed. Each figure is a sum, so the same rules apply to a
 * week of sales. Free of schemas, so that browsers can load it.
 */
export interface SaleMoney extends ChargedSale {
  /** What we gave back of the fee with refunds and disputes. */
  returnedFeeCents: number;
  /** The part of refunds and disputes that was returned together with its card fee. */
  coveredCents: number;
  refundedCents: number;
  disputedCents: number;
}

/** Only the figures of a sale, without what else is known about it. */
export const toSaleMoney = (sale: SaleMoney): SaleMoney => ({
  amountCents: sale.amountCents,
  feeCents: sale.feeCents,
  cardFeeCents: sale.cardFeeCents,
  returnedFeeCents: sale.returnedFeeCents,
  coveredCents: sale.coveredCents,
  refundedCents: sale.refundedCents,
  disputedCents: sale.disputedCents,
});

/** The amount left for the payee. It is below zero after a refund whose card cost they paid. */
export const computeSaleNetCents = (
  sale: Pick<
    SaleMoney,
    "amountCents" | "feeCents" | "returnedFeeCents" | "refundedCents" | "disputedCents"
  >,
): number =>
  sale.amountCents -
  sale.feeCents +
  sale.returnedFeeCents -
  sale.refundedCents -
  sale.disputedCents;

/** The amount of a sale that can still be refunded. */
export const computeRefundableCents = ({
  amountCents,
  refundedCents,
  disputedCents,
}: Pick<SaleMoney, "amountCents" | "refundedCents" | "disputedCents">): number =>
  Math.max(0, amountCents - refundedCents - disputedCents);

/** What another refund would take from the payee and from us, by the rule that the server uses. */
export function computeRefundCost(sale: SaleMoney, refundCents: number, retainsCardFee: boolean) {
  const before = {
    amountCents: sale.refundedCents + sale.disputedCents,
    coveredCents: sale.coveredCents,
    feeCents: sale.returnedFeeCents,
  };
  const split = splitRefund(sale, before, refundCents, retainsCardFee);
  const covered = splitRefund(sale, before, refundCents, false);
  // this part of the fee isn't returned, because the seller started the refund.
  return { ...split, retainedCardFeeCents: covered.feeCents - split.feeCents };
}
