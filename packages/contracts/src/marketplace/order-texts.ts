/** The specification's sentences for orders, word for word. */
export const orderTexts = {
  trackingSaved: "Tracking info updated!",
  trackingFailed: "Failed to update tracking info.",
} as const;

/** SOLD-01: the heading of the Sold tab. */
export const purchaseHistory = "Purchase History";

/** SOLD-06. */
export const loadErrorText = (message: string): string => `Error: ${message}`;

/** Our own sentences about orders. */
export const orderNotes = {
  courierUnknown: "Please choose a courier from the list.",
  trackingRequired: "Please enter the tracking number.",
  trackingInvalid: "Use 4 to 40 letters, digits and dashes.",
  notSent: "This order hasn't been sent yet.",
  wasCancelled: "This order was cancelled.",
  cancelled: "This order was refunded, so there's nothing to send.",
} as const;
