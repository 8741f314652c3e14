/** Limits for forms and the API. Free of schemas, so that browsers can load it. */

/** BOOK-02 */
export const slotLengths = [15, 30, 45, 60, 75, 90, 105, 120] as const;
export const usualSlotLength = 30;

/** Small braids take a working day. */
export const longestVisitMinutes = 720;
export const longestBufferMinutes = 240;

/** BOOK-15, BOOK-16 */
export const furthestDaysAhead = 90;
export const leadMinutes = 5;

/** BOOK-03, as X-32 reads it. */
export const priceStepCents = 50;

export const bookingModes = ["single", "daily", "weekly"] as const;
/** BOOK-19 */
export const waysToPay = ["pay now", "pay later"] as const;

/**
 * X-31, and ours: a time is `held` while somebody pays for it, and `expired` when they don't. Only `held` and
 * `confirmed` block.
 */
export const bookingStatuses = [
  "held",
  "requested",
  "confirmed",
  "declined",
  "cancelled",
  "completed",
  "no_show",
  "expired",
] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

export const paidStates = ["unpaid", "paid", "refunded"] as const;

export const mostServices = 40;
export const mostDaysOff = 60;
export const mostSingleSlots = 120;
/** How many days one request counts free times for. */
export const mostCountedDays = 42;
