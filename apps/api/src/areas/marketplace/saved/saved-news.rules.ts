/** What somebody who saved an item knows of it, and what holds now. */
export interface SavedNews {
  seenCents: number;
  wasInStock: boolean;
  priceCents: number;
  isInStock: boolean;
}

/** What to tell them: that it is back, that it is cheaper than they have seen it, or nothing. */
export function newsOf(saved: SavedNews): "back" | "cheaper" | null {
  if (!saved.isInStock) return null;
  if (!saved.wasInStock) return "back";
  return saved.priceCents < saved.seenCents ? "cheaper" : null;
}

/** What they know afterwards: a higher price is no news, and what was low before stays the measure. */
export const knownAfter = (saved: SavedNews): Pick<SavedNews, "seenCents" | "wasInStock"> => ({
  wasInStock: saved.isInStock,
  seenCents: saved.isInStock ? Math.min(saved.seenCents, saved.priceCents) : saved.seenCents,
});
