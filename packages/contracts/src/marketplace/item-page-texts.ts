/** The specification's sentences on an item's page, word for word. */
export const itemPageTexts = {
  added: "Added ✔",
  typeRequired: "Please select a type.",
  colourRequired: "Please select a colour.",
  sizeRequired: "Please select a size.",
} as const;

/** PROD-07 `Please select {list} first.` */
export const selectFirst = (list: string): string => `Please select ${list} first.`;

/** Our own. */
export const itemPageNotes = {
  /** PROD-16, only where the seller says nothing. */
  usualShipping: "Orders are processed in 1–2 business days. Ships worldwide.",
  soldOut: "Sold out",
  notReady: "This store can't take orders yet. Please try again later.",
  away: "You can buy from this store once it's back.",
  gone: "This item isn't for sale any more",
  goneWhy: "The seller has taken it down. There's more to find in the marketplace.",
  addFailed: "We couldn't add this to your cart. Please try again.",
  linkCopied: "Link copied",
  copyFailed: "We couldn't copy the link. Select the link and copy it yourself.",
} as const;
