import type { StripeEventHandler } from "#areas/stripe-events/index.ts";
import type { Route } from "#platform/http/route.ts";
import type { EmailPreview } from "#platform/mail/email.ts";
import { payoutAccountRoutes } from "./accounts/accounts.routes.ts";
import { payoutAccountChangedEmail } from "./accounts/payout-emails.ts";
import { syncAccount } from "./accounts/sync-account.ts";
import type { PayoutsDeps } from "./deps.ts";

export {
  findAccount as findPayoutAccount,
  findReadyPayeeIds,
} from "./accounts/accounts.repository.ts";
export { findPayee, type Payee } from "./payees/find-payee.ts";
export { requireReadyPayees } from "./payees/require-payees.ts";
export { payoutsPersonalData } from "./personal-data.ts";
export type { PayoutsDeps };

export const payoutRoutes = (deps: PayoutsDeps): Route[] => payoutAccountRoutes(deps);

export const payoutStripeHandlers = (deps: PayoutsDeps): StripeEventHandler[] => [
  { type: "account.updated", sync: (id) => syncAccount(deps, id) },
];

export const payoutEmails: EmailPreview[] = [payoutAccountChangedEmail];
