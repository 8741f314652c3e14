import type { SettingValues } from "@boab/contracts/admin/settings";

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

/**
 * Sales for the worked examples: one at the maximum, then a spice tin, a record, a basket, a stool.
 */
export const workedSalesCents = [500, 1000, 1650, 5495, 8900, 14900, 32000] as const;

/** Sales below this hit the maximum only because of the fixed part; null for all or none. */
export function ceilingEndsAtCents(rule: FeeRule): number | null {
  const room = Math.round((rule.ceilingRate - rule.platformRate - rule.cardRate) * 1_000_000);
  if (room <= 0 || rule.cardFixedCents === 0) return null;
  return Math.ceil((rule.cardFixedCents * 1_000_000) / room);
}
