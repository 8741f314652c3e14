/**
 * The areas of the API, in the order in which they build on each other. Each row may use the public APIs (index.ts) and
 * the published views of the rows above it, never of its own row or below.
 */
export const orderOfAreas: readonly (readonly string[])[] = [
  ["accounts"],
  ["uploads", "stripe-events", "moderation"],
  ["payouts", "billing"],
  ["payments"],
  ["directory", "marketplace"],
  ["media"],
  ["magazine"],
  ["bookings", "jobs"],
  ["reviews"],
  ["checkout", "search"],
  ["outreach", "reconciliation", "admin"],
];
