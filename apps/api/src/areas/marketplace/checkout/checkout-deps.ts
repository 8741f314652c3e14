import type { MarketplaceDeps } from "../deps.ts";

export type CheckoutDeps = Pick<
  MarketplaceDeps,
  "db" | "clock" | "enqueueMail" | "orderPayments" | "publicOrigin"
>;
