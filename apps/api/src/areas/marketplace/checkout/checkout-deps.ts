import type { MarketplaceDeps } from "../deps.ts";

/** What paying for a cart needs from outside. */
export type CheckoutDeps = Pick<
  MarketplaceDeps,
  "db" | "clock" | "enqueueMail" | "orderPayments" | "publicOrigin"
>;
