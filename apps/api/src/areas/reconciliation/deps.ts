import type { BillingDeps } from "#areas/billing/index.ts";
import type { PaymentsDeps } from "#areas/payments/index.ts";

/** A check syncs a payment or a plan before it says that it differs, so it needs what those areas need. */
export type ReconciliationDeps = PaymentsDeps & BillingDeps;
