import type { MarketplaceDeps } from "#areas/marketplace/index.ts";
import type { PaymentsDeps } from "#areas/payments/index.ts";

/** What starting a payment needs, and what checking out a cart of the marketplace needs besides. */
export type CheckoutDeps = PaymentsDeps & Pick<MarketplaceDeps, "orderPayments">;
