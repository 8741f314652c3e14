import type { CartItem, CartLine } from "@boab/contracts/payments/payments";
import { formatMoney } from "@boab/format/money";

/** A line of the cart: the quantity comes from the browser, everything else from the server. */
export interface PricedLine extends CartLine {
  /** The price when the cart was opened, if it has changed since. */
  wasCents: number | null;
}

/** Lines the server has not priced yet are left out. */
export const toPricedLines = (
  items: readonly CartItem[],
  priced: ReadonlyMap<string, CartLine>,
  firstSeenCents: ReadonlyMap<string, number>,
): PricedLine[] =>
  items.flatMap((item) => {
    const line = priced.get(item.pricingId);
    if (!line) return [];
    const was = firstSeenCents.get(item.pricingId);
    const hasChanged = was !== undefined && line.price !== null && was !== line.price.unitCents;
    return [{ ...line, quantity: item.quantity, wasCents: hasChanged ? was : null }];
  });

export const computeTotalCents = (lines: readonly PricedLine[]): number =>
  lines
    .filter(({ state }) => state === "for sale")
    .reduce((sum, { price, quantity }) => sum + (price?.unitCents ?? 0) * quantity, 0);

/** Says why a line can't be paid, or what changed; null if neither. */
export function describeLineProblem({
  state,
  price,
  wasCents: previousCents,
}: PricedLine): string | null {
  if (state === "gone") return "No longer for sale.";
  if (state === "needs booking") return "Booked with a time. Remove it and book it on their page.";
  if (state === "not ready") return "This business can't take payments right now.";
  if (state === "own") return "You can't pay for something on your own listing.";
  if (previousCents === null || !price) return null;
  return `The price has changed from ${formatMoney(previousCents)} to ${formatMoney(price.unitCents)}.`;
}
