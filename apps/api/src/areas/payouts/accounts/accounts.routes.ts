import {
  deletePayoutAccount,
  listConnectedAccounts,
  openPayoutDashboard,
  readMyBalance,
  readMyPayoutAccount,
  readPayoutStatus,
  refreshMyPayoutAccount,
  resumeOnboarding as resumeOnboardingCall,
  saveStripeAccount,
  startOnboarding as startOnboardingCall,
} from "@boab/contracts/payments/payout-accounts";
import { AppError } from "#platform/errors/app-error.ts";
import { activeMember, activeSeller, fullAdmin } from "#platform/http/access.ts";
import { type RateLimit, type Route, route } from "#platform/http/route.ts";
import type { PayoutsDeps } from "../deps.ts";
import { deleteAccount } from "./delete-account.ts";
import { listConnectedAccountPage } from "./list-accounts.ts";
import { openDashboard } from "./open-dashboard.ts";
import {
  confirmStripeAccount,
  readOwnAccount,
  refreshOwnAccount,
  resumeOnboarding,
} from "./own-account.ts";
import { readBalance } from "./read-balance.ts";
import { readStatus } from "./read-status.ts";
import { startOnboarding } from "./start-onboarding.ts";

/** Each of these calls sends a request to the provider. */
const limit: RateLimit = { points: 30, seconds: 3600 };

/** Each of these lets somebody into the account where their money is. */
const loginLimit: RateLimit = { points: 5, seconds: 3600 };

export const payoutAccountRoutes = (deps: PayoutsDeps): Route[] => [
  route(readMyPayoutAccount, { access: activeMember }, ({ member }) =>
    readOwnAccount(deps, member()),
  ),
  route(refreshMyPayoutAccount, { access: activeMember, limit }, ({ member }) =>
    refreshOwnAccount(deps, member()),
  ),
  // The dashboard of a store asks each time it is opened.
  route(
    readMyBalance,
    { access: activeMember, limit: { points: 120, seconds: 3600 } },
    ({ member }) => readBalance(deps, member()),
  ),
  route(startOnboardingCall, { access: activeSeller, limit }, ({ member, body }) =>
    startOnboarding(deps, member(), body.sellerAccountId),
  ),
  route(resumeOnboardingCall, { access: activeMember, limit }, ({ member, body }) =>
    resumeOnboarding(deps, member(), body.accountId),
  ),
  route(
    openPayoutDashboard,
    { access: activeMember, limit: loginLimit, isSameOriginOnly: true },
    ({ member, params, origin }) => openDashboard(deps, member(), params.accountId, origin),
  ),
  route(readPayoutStatus, { access: activeMember }, ({ member, params, origin }) =>
    readStatus(deps, member(), params.accountId, origin),
  ),
  route(saveStripeAccount, { access: activeMember }, ({ member, body }) =>
    confirmStripeAccount(deps, member(), body.stripeAccountId),
  ),
  route(
    listConnectedAccounts,
    {
      access: fullAdmin,
      staffRead: { act: "list payout accounts", objectType: "payout account" },
    },
    ({ query }) => listConnectedAccountPage(deps, query),
  ),
  route(
    deletePayoutAccount,
    { access: fullAdmin, limit },
    async ({ member, params, query, origin }) => {
      if (query.confirm !== params.accountId)
        throw new AppError("bad_request", { fields: { confirm: "Please repeat the id." } });
      await deleteAccount(deps, member(), params.accountId, origin);
    },
  ),
];
