import type { CartItem, CartLine } from "@boab/contracts/payments/payments";
import { formatMoney } from "#lib/format/format.ts";

/** A line as the cart shows it: how many is the browser's to say, everything else the server's. */
export interface PricedLine extends CartLine {
  /** What it cost when this cart was opened, where that has changed since. */
  wasCents: number | null;
}

/** Lines the server has not priced yet are left out. */
export const pricedLines = (
  items: readonly CartItem[],
  priced: ReadonlyMap<string, CartLine>,
  firstSeen: ReadonlyMap<string, number>,
): PricedLine[] =>
  items.flatMap((item) => {
    const line = priced.get(item.pricingId);
    if (!line) return [];
    const was = firstSeen.get(item.pricingId);
    const hasChanged = was !== undefined && line.price !== null && was !== line.price.unitCents;
    return [{ ...line, quantity: item.quantity, wasCents: hasChanged ? was : null }];
  });

export const totalCents = (lines: readonly PricedLine[]): number =>
  lines
    .filter(({ state }) => state === "for sale")
    .reduce((sum, { price, quantity }) => sum + (price?.unitCents ?? 0) * quantity, 0);

/** Why a line can't be paid, or what changed about it; null where all is well. */
export function problemOf({ state, price, wasCents }: PricedLine): string | null {
  if (state === "gone") return "No longer for sale.";
  if (state === "not ready") return "This business can't take payments right now.";
  if (state === "own") return "You can't pay for something on your own listing.";
  if (wasCents === null || !price) return null;
  return `The price has changed from ${formatMoney(wasCents)} to ${formatMoney(price.unitCents)}.`;
}
