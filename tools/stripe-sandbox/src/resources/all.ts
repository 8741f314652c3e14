import type { Operations } from "../http/operation.ts";
import { accounts } from "./accounts.ts";
import { balance } from "./balance.ts";
import { billingPortal } from "./billing-portal.ts";
import { couponAndTaxRateOperations } from "./catalogue-extras.ts";
import { charges, refunds } from "./charges.ts";
import { checkoutSessions } from "./checkout-sessions.ts";
import { customers } from "./customers.ts";
import { disputes } from "./disputes.ts";
import { events } from "./events.ts";
import { invoices } from "./invoices.ts";
import { paymentIntents } from "./payment-intents.ts";
import { paymentMethods } from "./payment-methods.ts";
import { prices, products } from "./products.ts";
import { setupIntents } from "./setup-intents.ts";
import { subscriptions } from "./subscriptions.ts";
import { testClocks } from "./test-clocks.ts";
import { transfers } from "./transfers.ts";
import { webhookEndpoints } from "./webhook-endpoints.ts";

/** One for every call of the contract, by its operation id. */
export const operations: Operations = {
  ...accounts,
  ...balance,
  ...billingPortal,
  ...couponAndTaxRateOperations,
  ...charges,
  ...checkoutSessions,
  ...customers,
  ...disputes,
  ...events,
  ...invoices,
  ...paymentIntents,
  ...paymentMethods,
  ...prices,
  ...products,
  ...refunds,
  ...setupIntents,
  ...subscriptions,
  ...testClocks,
  ...transfers,
  ...webhookEndpoints,
};
