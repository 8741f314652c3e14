/** The price and stock that a person last saw of a saved item, and the current ones. */
export interface SavedItemState {
  seenCents: number;
  wasInStock: boolean;
  priceCents: number;
  isInStock: boolean;
}

/** What to notify a person of: the item is back, it is cheaper than they have seen it, or nothing. */
export function findSavedItemChange(saved: SavedItemState): "back" | "cheaper" | null {
  if (!saved.isInStock) return null;
  if (!saved.wasInStock) return "back";
  return saved.priceCents < saved.seenCents ? "cheaper" : null;
}

/**
 * What the person knows afterwards. The lowest price they have seen stays the reference, so a higher price isn't news.
 */
export const computeSeenState = (
  saved: SavedItemState,
): Pick<SavedItemState, "seenCents" | "wasInStock"> => ({
  wasInStock: saved.isInStock,
  seenCents: saved.isInStock ? Math.min(saved.seenCents, saved.priceCents) : saved.seenCents,
});
