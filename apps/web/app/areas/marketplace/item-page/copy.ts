export const itemPageCopy = {
  added: "Added ✔", // PROD-06
  typeRequired: "Please select a type.", // PROD-07
  colourRequired: "Please select a colour.", // PROD-07
  sizeRequired: "Please select a size.", // PROD-07
  /** PROD-16: this shows only when the seller gives no delivery details. */
  defaultShipping: "Orders are processed in 1–2 business days. Ships worldwide.",
  soldOut: "Sold out",
  notReady: "This store can't take orders yet. Please try again later.",
  away: "You can buy from this store once it's back.",
  gone: "This item isn't for sale any more",
  goneWhy: "The seller has taken it down. There's more to find in the marketplace.",
  missing: "We couldn't find this item",
  missingWhy: "The link may be wrong, or the store isn't open right now.",
  notifyWhenStoreBack: "Tell me when they're back",
  addFailed: "We couldn't add this to your cart. Please try again.",
} as const;

/** PROD-07 `Please select {list} first.` */
export const formatSelectFirst = (list: string): string => `Please select ${list} first.`;
