/** Stripe's price for domestic cards in Australia; the platform's own fee is not Stripe's business. */
const CARD_BASIS_POINTS = 170;
const CARD_FIXED_CENTS = 30;

export function cardFee(amountCents: number): number {
  return Math.round((amountCents * CARD_BASIS_POINTS) / 10_000) + CARD_FIXED_CENTS;
}

export const DISPUTE_FEE_CENTS = 2500;
