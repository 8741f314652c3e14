/**
 * The reasons for a refund. The list is closed, so that one person's free text is never stored with another's payment.
 */
export const refundReasons = [
  "cancelled",
  "out of stock",
  "returned",
  "damaged",
  "not as described",
  "goodwill",
  "other",
] as const;
export type RefundReason = (typeof refundReasons)[number];
