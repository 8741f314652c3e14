/** What a seller pays on one order: the platform's share plus the card cost, under one ceiling. */
export const feeRule = {
  platformBasisPoints: 1000,
  cardBasisPoints: 170,
  cardFixedCents: 30,
  ceilingBasisPoints: 1500,
} as const;

export interface SellerFee {
  saleCents: number;
  platformCents: number;
  cardCents: number;
  totalCents: number;
  sellerGetsCents: number;
  /** The ceiling made the fee smaller than the two parts would be. */
  isCapped: boolean;
}

const share = (cents: number, basisPoints: number) => (cents * basisPoints) / 10_000;

/** Whole cents; the ceiling rounds down, so that the promise "never above 15%" holds to the cent. */
export function sellerFee(saleCents: number): SellerFee {
  if (!Number.isSafeInteger(saleCents) || saleCents < 0) {
    throw new RangeError("A sale is a whole number of cents, zero or more.");
  }
  const platform = Math.round(share(saleCents, feeRule.platformBasisPoints));
  const card =
    saleCents === 0
      ? 0
      : Math.round(share(saleCents, feeRule.cardBasisPoints)) + feeRule.cardFixedCents;
  const ceiling = Math.floor(share(saleCents, feeRule.ceilingBasisPoints));
  const totalCents = Math.min(platform + card, ceiling);
  // The card company is paid first; what the ceiling takes away, the platform goes without.
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

/** Sales of the worked table: one under the ceiling, then a spice tin, a record, a basket, a stool. */
export const workedSalesCents = [500, 1000, 1650, 5495, 8900, 14900, 32000] as const;
