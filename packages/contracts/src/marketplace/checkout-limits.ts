/** Constants of checking out for pages and the API. Free of schemas, so that browsers can load it. */

/** The provider's page must be open for at least 30 minutes; the other five allow for a retry after an error. */
export const checkoutPageMinutes = 35;
/** Stock is held a little longer than somebody can pay, because the last payment takes a moment to arrive. */
export const stockHoldMinutes = checkoutPageMinutes + 2;
/** One hold of an item for a buyer in this time; changing the cart or the recipient starts no other. */
export const minHoldIntervalMinutes = 60;
/** After this many unpaid holds in a day, an item is no longer held for that buyer before they pay. */
export const maxUnpaidHolds = 2;

export const maxRecipientLengths = { name: 120, street: 200, suburb: 80 } as const;

/**
 * The states of a checkout for the buyer: still at the provider, waiting for a slow bank, paid but not yet with the
 * stores, ordered, refused, expired, or refunded because something had sold out.
 */
export const checkoutStates = [
  "open",
  "processing",
  "paid",
  "ordered",
  "failed",
  "expired",
  "refunded",
] as const;
export type CheckoutState = (typeof checkoutStates)[number];
