import { payoutCopy } from "@boab/contracts/payments/copy";
import { maskPayoutAccountId } from "@boab/contracts/payments/mask-account-id";
import type { PayoutAccount } from "@boab/contracts/payments/payout-accounts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { refuseProviderFailure } from "#platform/stripe/refuse-provider-failure.ts";
import type { PayoutsDeps } from "../deps.ts";
import { computeHoldEnd, isOnHold, matchesAccountId } from "./account.rules.ts";
import { type AccountWithDetails, findAccountByUser, hasDetails } from "./accounts.repository.ts";
import { createOnboardingLink } from "./open-onboarding.ts";
import { toPayoutStatus } from "./read-status.ts";
import { syncAccount } from "./sync-account.ts";

interface OwnAccountStatus {
  account: PayoutAccount | null;
}

export async function readOwnAccount(
  { db, clock }: Pick<PayoutsDeps, "db" | "clock">,
  { userId }: Member,
): Promise<OwnAccountStatus> {
  const account = await findAccountByUser(db, userId);
  if (!hasDetails(account)) return { account: null };
  return {
    account: {
      ...(await toPayoutStatus(db, account)),
      dueBy: account.dueBy?.toISOString() ?? null,
      disabledReason: account.disabledReason,
      heldUntil: isOnHold(account, clock())
        ? (computeHoldEnd(account)?.toISOString() ?? null)
        : null,
    },
  };
}

/** A seller reads their account from the provider, because its event may not have arrived yet. */
export async function refreshOwnAccount(
  deps: Pick<PayoutsDeps, "db" | "clock" | "stripe">,
  member: Member,
): Promise<OwnAccountStatus> {
  const account = await findAccountByUser(deps.db, member.userId);
  if (!hasDetails(account)) throw new AppError("no_payout_account");
  await refuseProviderFailure(syncAccount(deps, account.stripeId), "payout_status_failed");
  return readOwnAccount(deps, member);
}

export async function resumeOnboarding(
  deps: Pick<PayoutsDeps, "db" | "stripe" | "publicOrigin">,
  { userId }: Member,
  accountId: string,
): Promise<{ url: string }> {
  const { stripeId } = await findOwnAccount(deps, userId, accountId);
  return refuseProviderFailure(createOnboardingLink(deps, stripeId), "onboarding_not_resumed");
}

/** Somebody else's account looks like one that does not exist. */
async function findOwnAccount(
  { db }: Pick<PayoutsDeps, "db">,
  userId: string,
  accountId: string,
): Promise<AccountWithDetails> {
  const account = await findAccountByUser(db, userId);
  if (!hasDetails(account) || !matchesAccountId(account, accountId))
    throw new AppError("not_found");
  return account;
}

/**
 * The specification's client saves the account id it finds in its own URL, which would let a link redirect somebody's
 * payouts. So a client may only send the id we have stored.
 */
export async function confirmStripeAccount(
  { db }: Pick<PayoutsDeps, "db">,
  { userId }: Member,
  stripeAccountId: string,
): Promise<{ stripeAccountId: string }> {
  const account = await findAccountByUser(db, userId);
  if (!hasDetails(account) || !matchesAccountId(account, stripeAccountId))
    throw new AppError("field_not_allowed", {
      sentence: payoutCopy.savingFailed,
      fields: { stripeAccountId: "You can't change this field." },
    });
  return { stripeAccountId: maskPayoutAccountId(account.stripeId) };
}
