import type Stripe from "stripe";
import { makeInvalidRequestError, makeNotModelledError } from "../http/stripe-error.ts";
import type { Context } from "../sandbox.ts";
import { mergeMetadata } from "../state/fields.ts";
import { changeAccount } from "./account-state.ts";
import { makeBankAccount, makeExternalAccounts } from "./bank-accounts.ts";
import { listAnsweredRequirements } from "./requirements.ts";

type AccountDetailsParams = Stripe.AccountCreateParams | Stripe.AccountUpdateParams;

/** What the platform may send for an account itself, at creation and later. */
export const submittedFields = [
  "business_profile",
  "business_type",
  "capabilities",
  "email",
  "external_account",
  "individual",
  "metadata",
  "settings",
  "tos_acceptance",
] as const;

/**
 * Takes over what the platform knows. Personal details come from the platform only where it
 * collects them; otherwise Stripe asks for them on its onboarding page.
 */
export function submitDetails(
  ctx: Context,
  account: Stripe.Account,
  params: AccountDetailsParams,
): Stripe.Account {
  const isCollectedHere = account.controller?.requirement_collection === "application";
  if (!isCollectedHere && params.tos_acceptance)
    throw makeInvalidRequestError(
      "You cannot accept the Terms of Service on behalf of accounts whose requirements Stripe collects.",
      "tos_acceptance",
    );
  const answered = listAnsweredRequirements(params);
  const due = (account.requirements?.currently_due ?? []).filter((one) => !answered.includes(one));
  const isSubmitted = account.details_submitted || (isCollectedHere && due.length === 0);
  return changeAccount(ctx.sandbox, account, {
    due,
    fields: {
      business_profile: {
        ...account.business_profile,
        ...params.business_profile,
      } as Stripe.Account.BusinessProfile,
      ...(params.business_type ? { business_type: params.business_type } : {}),
      capabilities: makeRequestedCapabilities(account, params),
      details_submitted: isSubmitted,
      email: params.email ?? account.email,
      ...(params.external_account
        ? { external_accounts: buildExternalAccounts(account, params) }
        : {}),
      metadata: mergeMetadata(account.metadata ?? {}, params.metadata),
      ...(params.settings ? { settings: makeSettings(account, params) } : {}),
    },
  });
}

function makeRequestedCapabilities(account: Stripe.Account, params: AccountDetailsParams) {
  const capabilities: Record<string, unknown> = { ...account.capabilities };
  for (const [name, capability] of Object.entries(params.capabilities ?? {})) {
    if (capability?.requested) capabilities[name] ??= "inactive";
    else delete capabilities[name];
  }
  return capabilities as Stripe.Account.Capabilities;
}

function buildExternalAccounts(account: Stripe.Account, params: AccountDetailsParams) {
  const given = params.external_account;
  if (!given || typeof given !== "object" || !("account_number" in given))
    throw makeNotModelledError("external_account");
  const bankAccount = makeBankAccount(account.id, {
    accountNumber: given.account_number ?? "",
    routingNumber: given.routing_number ?? "",
    holder: given.account_holder_name ?? null,
  });
  return makeExternalAccounts(account.id, [bankAccount]);
}

function makeSettings(account: Stripe.Account, params: AccountDetailsParams) {
  const interval = params.settings?.payouts?.schedule?.interval;
  const payouts = account.settings?.payouts;
  if (!account.settings || !payouts || !interval) return account.settings ?? null;
  return {
    ...account.settings,
    payouts: { ...payouts, schedule: { ...payouts.schedule, interval } },
  };
}
