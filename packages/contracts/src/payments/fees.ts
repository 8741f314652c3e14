import type { SettingValues } from "../admin/settings.ts";

/** A seller's fee on one order: platform share plus card cost, up to a maximum. */
export type FeeRule = SettingValues["platformFee"];

export interface SellerFee {
  saleCents: number;
  platformCents: number;
  cardCents: number;
  totalCents: number;
  sellerGetsCents: number;
  /** The maximum reduced the fee. */
  isCapped: boolean;
}

// The rate is in millionths, because 10,000 × 0.15 isn't exact in floating point.
const applyRate = (cents: number, rate: number) =>
  (cents * Math.round(rate * 1_000_000)) / 1_000_000;

/** this sentence stands wherever a fee is shown. */
export const feeBasisSentence =
  "Fees are worked out once per store order, on what the buyer pays: items and delivery.";

/** Whole cents; the maximum rounds down, so that "never above 15%" holds to the cent. */
export function computeSellerFee(rule: FeeRule, saleCents: number): SellerFee {
  if (!Number.isSafeInteger(saleCents) || saleCents < 0) {
    throw new RangeError("A sale is a whole number of cents, zero or more.");
  }
  const platformFeeCents = Math.round(applyRate(saleCents, rule.platformRate));
  const cardCostCents =
    saleCents === 0 ? 0 : Math.round(applyRate(saleCents, rule.cardRate)) + rule.cardFixedCents;
  const ceilingCents = Math.floor(applyRate(saleCents, rule.ceilingRate));
  const totalCents = Math.min(platformFeeCents + cardCostCents, ceilingCents);
  // The fee covers the card cost first; the platform gets the rest.
  const cardCents = Math.min(cardCostCents, totalCents);
  return {
    saleCents,
    platformCents: totalCents - cardCents,
    cardCents,
    totalCents,
    sellerGetsCents: saleCents - totalCents,
    isCapped: platformFeeCents + cardCostCents > ceilingCents,
  };
}

/** Sales below this hit the maximum only because of the fixed part; null for all or none. */
export function computeCeilingThresholdCents(rule: FeeRule): number | null {
  const room = Math.round((rule.ceilingRate - rule.platformRate - rule.cardRate) * 1_000_000);
  if (room <= 0 || rule.cardFixedCents === 0) return null;
  return Math.ceil((rule.cardFixedCents * 1_000_000) / room);
}

/** What one payee gets of a payment. The fee and the share always add up to the amount. */
export interface SaleSplit {
  payeeId: string;
  amountCents: number;
  feeCents: number;
  /** The part of the fee that the card payment costs. */
  cardFeeCents: number;
  shareCents: number;
}

/** checkout pages send this as `applicationFeePct`. It is the max fee, never the fee itself. */
export const feeCeilingRate = 0.15;

export interface SplitLine {
  payeeId: string;
  unitCents: number;
  quantity: number;
}

/** Each payee is charged for their own sale, as the preview showed it, whoever else is in the cart. */
export function splitPayment(rule: FeeRule, lines: readonly SplitLine[]): SaleSplit[] {
  const amounts = new Map<string, number>();
  for (const { payeeId, unitCents, quantity } of lines)
    amounts.set(payeeId, (amounts.get(payeeId) ?? 0) + unitCents * quantity);
  return [...amounts].map(([payeeId, amountCents]) => {
    const { totalCents, cardCents, sellerGetsCents } = computeSellerFee(rule, amountCents);
    return {
      payeeId,
      amountCents,
      feeCents: totalCents,
      cardFeeCents: cardCents,
      shareCents: sellerGetsCents,
    };
  });
}

export type ChargedSale = Pick<SaleSplit, "amountCents" | "feeCents" | "cardFeeCents">;

/** The amounts of a sale that were returned so far, by refunds and disputes. */
export interface ReturnedAmounts {
  amountCents: number;
  /** The part of the amount that was returned together with its card fee. */
  coveredCents: number;
  /** The part of our fee that was returned. */
  feeCents: number;
}

/** The total of our fee that we have to return once this much of the sale was returned. */
export const computeReturnedFeeCents = (
  { amountCents, feeCents, cardFeeCents }: ChargedSale,
  returned: Pick<ReturnedAmounts, "amountCents" | "coveredCents">,
): number =>
  Math.floor(
    ((feeCents - cardFeeCents) * returned.amountCents + cardFeeCents * returned.coveredCents) /
      amountCents,
  );

/**
 * How a refund is shared. We give up our part of the fee in proportion; its card part goes back too, unless the seller
 * started the refund. Counted from the first cent refunded, so that any number of small refunds gives back
 * exactly what one large one does.
 */
export function splitRefund(
  sale: ChargedSale,
  before: ReturnedAmounts,
  refundCents: number,
  retainsCardFee: boolean,
): Pick<SaleSplit, "feeCents" | "shareCents"> {
  if (refundCents < 1 || before.amountCents + refundCents > sale.amountCents)
    throw new RangeError("A refund is at least one cent and at most what is left of the sale.");
  const due = computeReturnedFeeCents(sale, {
    amountCents: before.amountCents + refundCents,
    coveredCents: before.coveredCents + (retainsCardFee ? 0 : refundCents),
  });
  const feeCents = Math.min(Math.max(0, due - before.feeCents), refundCents);
  return { feeCents, shareCents: refundCents - feeCents };
}
