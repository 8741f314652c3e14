/** Constants of checking out for pages and the API. Free of schemas, so that browsers can load it. */

/** The provider opens no page for less than half an hour; the rest is for a press that is repeated after a failure. */
export const pageMinutes = 35;
/** Stock is kept a little longer than somebody can pay, because the last payment takes a moment to arrive. */
export const holdMinutes = pageMinutes + 2;

export const recipientMost = { name: 120, street: 200, suburb: 80 } as const;

/**
 * How a checkout stands for whoever pays: still at the provider, waiting for a slow bank, on its way to the stores,
 * ordered, refused, over, or paid back because something had sold out.
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
