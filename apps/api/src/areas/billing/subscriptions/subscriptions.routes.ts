import {
  createSubscriptionSession,
  listInvoices as listInvoicesCall,
  openCustomerPortal,
  readSubscriptionStatus,
  refreshSubscription,
} from "@boab/contracts/payments/subscriptions";
import { activeMember } from "#platform/http/access.ts";
import { type RateLimit, type Route, route } from "#platform/http/route.ts";
import { refuseProviderFailure } from "#platform/stripe/refuse-provider-failure.ts";
import type { BillingDeps } from "../deps.ts";
import { listInvoices } from "../invoices/list-invoices.ts";
import { openPortal } from "./open-portal.ts";
import { readStatus, refreshStatus } from "./read-status.ts";
import { startCheckout } from "./start-checkout.ts";

/** Each of these calls sends a request to the provider. */
const limit: RateLimit = { points: 30, seconds: 3600 };

export const subscriptionRoutes = (deps: BillingDeps): Route[] => [
  route(createSubscriptionSession, { access: activeMember, limit }, async ({ member, body }) =>
    startCheckout(deps, member(), body),
  ),
  route(
    readSubscriptionStatus,
    { access: activeMember, staffRead: { act: "read plan", objectType: "profile" } },
    async ({ member, params }) => readStatus(deps, member(), params.userId),
  ),
  route(refreshSubscription, { access: activeMember, limit }, ({ member }) =>
    refreshStatus(deps, member()),
  ),
  route(openCustomerPortal, { access: activeMember, limit }, ({ member }) =>
    refuseProviderFailure(openPortal(deps, member().userId)),
  ),
  route(listInvoicesCall, { access: activeMember }, ({ member, query }) =>
    listInvoices(deps, member().userId, query),
  ),
];
