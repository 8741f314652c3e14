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

// In millionths, because 10,000 × 0.15 isn't exact in floating point.
const share = (cents: number, rate: number) => (cents * Math.round(rate * 1_000_000)) / 1_000_000;

/** Whole cents; the maximum rounds down, so that "never above 15%" holds to the cent. */
export function sellerFee(rule: FeeRule, saleCents: number): SellerFee {
  if (!Number.isSafeInteger(saleCents) || saleCents < 0) {
    throw new RangeError("A sale is a whole number of cents, zero or more.");
  }
  const platform = Math.round(share(saleCents, rule.platformRate));
  const card =
    saleCents === 0 ? 0 : Math.round(share(saleCents, rule.cardRate)) + rule.cardFixedCents;
  const ceiling = Math.floor(share(saleCents, rule.ceilingRate));
  const totalCents = Math.min(platform + card, ceiling);
  // The card cost is paid first; the platform takes what is left.
  const cardCents = Math.min(card, totalCents);
  return {
    saleCents,
    platformCents: totalCents - cardCents,
    cardCents,
    totalCents,
    sellerGetsCents: saleCents - totalCents,
    isCapped: platform + card > ceiling,
  };
}

/** Sales below this hit the maximum only because of the fixed part; null for all or none. */
export function ceilingEndsAtCents(rule: FeeRule): number | null {
  const room = Math.round((rule.ceilingRate - rule.platformRate - rule.cardRate) * 1_000_000);
  if (room <= 0 || rule.cardFixedCents === 0) return null;
  return Math.ceil((rule.cardFixedCents * 1_000_000) / room);
}

/** What one payee gets of a payment. The fee and the share always add up to the amount. */
export interface Split {
  payeeId: string;
  amountCents: number;
  feeCents: number;
  shareCents: number;
}

export interface SplitLine {
  payeeId: string;
  unitCents: number;
  quantity: number;
}

/** Each payee is charged for their own sale, as the preview showed it, whoever else is in the cart. */
export function splitPayment(rule: FeeRule, lines: readonly SplitLine[]): Split[] {
  const amounts = new Map<string, number>();
  for (const { payeeId, unitCents, quantity } of lines)
    amounts.set(payeeId, (amounts.get(payeeId) ?? 0) + unitCents * quantity);
  return [...amounts].map(([payeeId, amountCents]) => {
    const { totalCents, sellerGetsCents } = sellerFee(rule, amountCents);
    return { payeeId, amountCents, feeCents: totalCents, shareCents: sellerGetsCents };
  });
}

/**
 * How a refund is shared: we give up our fee in the same proportion. Counted from the first cent refunded, so that
 * any number of small refunds gives back exactly what one large one does.
 */
export function splitRefund(
  sale: Pick<Split, "amountCents" | "feeCents">,
  refundedBeforeCents: number,
  refundCents: number,
): Pick<Split, "feeCents" | "shareCents"> {
  if (refundCents < 1 || refundedBeforeCents + refundCents > sale.amountCents)
    throw new RangeError("A refund is at least one cent and at most what is left of the sale.");
  const feeOf = (cents: number) => Math.floor((sale.feeCents * cents) / sale.amountCents);
  const feeCents = feeOf(refundedBeforeCents + refundCents) - feeOf(refundedBeforeCents);
  return { feeCents, shareCents: refundCents - feeCents };
}
