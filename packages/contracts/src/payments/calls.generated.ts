// Written by `npm run calls` from the contracts beside it.
import type { BrowserCall } from "../common/call.ts";
import type * as events from "./events.ts";
import type * as payments from "./payments.ts";
import type * as payoutAccounts from "./payout-accounts.ts";
import type * as subscriptions from "./subscriptions.ts";

export const listPaymentEvents: BrowserCall<typeof events.listPaymentEvents> = { method: "GET", path: "/admin/payments/events" };
export const retryPaymentEvent: BrowserCall<typeof events.retryPaymentEvent> = { method: "POST", path: "/admin/payments/events/:id/retry" };
export const listSales: BrowserCall<typeof payments.listSales> = { method: "GET", path: "/pay/sales" };
export const readPayment: BrowserCall<typeof payments.readPayment> = { method: "GET", path: "/pay/payments/:id" };
export const refreshPayment: BrowserCall<typeof payments.refreshPayment> = { method: "POST", path: "/pay/payments/:id/refresh" };
export const refundSale: BrowserCall<typeof payments.refundSale> = { method: "POST", path: "/pay/sales/:id/refunds" };
export const startCheckout: BrowserCall<typeof payments.startCheckout> = { method: "POST", path: "/pay/checkout" };
export const startOneTimePayment: BrowserCall<typeof payments.startOneTimePayment> = { method: "POST", path: "/pay/checkout/one-time" };
export const deletePayoutAccount: BrowserCall<typeof payoutAccounts.deletePayoutAccount> = { method: "DELETE", path: "/pay/merch/account/:accountId" };
export const listConnectedAccounts: BrowserCall<typeof payoutAccounts.listConnectedAccounts> = { method: "GET", path: "/pay/merch/accounts" };
export const openPayoutDashboard: BrowserCall<typeof payoutAccounts.openPayoutDashboard> = { method: "GET", path: "/pay/merch/dashboard-link/:accountId" };
export const readMyPayoutAccount: BrowserCall<typeof payoutAccounts.readMyPayoutAccount> = { method: "GET", path: "/pay/merch/account" };
export const readPayoutStatus: BrowserCall<typeof payoutAccounts.readPayoutStatus> = { method: "GET", path: "/pay/merch/status/:accountId" };
export const refreshMyPayoutAccount: BrowserCall<typeof payoutAccounts.refreshMyPayoutAccount> = { method: "POST", path: "/pay/merch/account/refresh" };
export const resumeOnboarding: BrowserCall<typeof payoutAccounts.resumeOnboarding> = { method: "POST", path: "/pay/merch/onboard/refresh" };
export const saveStripeAccount: BrowserCall<typeof payoutAccounts.saveStripeAccount> = { method: "PUT", path: "/users/me/stripe-account" };
export const startOnboarding: BrowserCall<typeof payoutAccounts.startOnboarding> = { method: "POST", path: "/pay/merch/onboard" };
export const createSubscriptionSession: BrowserCall<typeof subscriptions.createSubscriptionSession> = { method: "POST", path: "/pay/create-subscription-session" };
export const listInvoices: BrowserCall<typeof subscriptions.listInvoices> = { method: "GET", path: "/pay/invoices" };
export const openCustomerPortal: BrowserCall<typeof subscriptions.openCustomerPortal> = { method: "POST", path: "/pay/customer-portal" };
export const readSubscriptionStatus: BrowserCall<typeof subscriptions.readSubscriptionStatus> = { method: "GET", path: "/pay/subscription-status/:userId" };
export const refreshSubscription: BrowserCall<typeof subscriptions.refreshSubscription> = { method: "POST", path: "/pay/subscription-status/refresh" };
