export const soldCopy = {
  trackingSaved: "Tracking info updated!", // SOLD-07
  trackingFailed: "Failed to update tracking info.", // SOLD-07
} as const;

/** SOLD-01: the heading of the Sold tab. */
export const purchaseHistoryTitle = "Purchase History";

/** SOLD-06: the sentence when the orders can't be loaded. */
export const formatLoadError = (message: string): string => `Error: ${message}`;
