import { maskAccountId } from "@boab/contracts/payments/mask-account-id";
import type { PayoutAccount } from "@boab/contracts/payments/payout-accounts";
import { payoutTexts } from "@boab/contracts/payments/texts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { PaymentsDeps } from "../deps.ts";
import { refuseProviderFailure } from "../refuse-provider-failure.ts";
import { heldUntil, isCalled, isOnHold } from "./account.rules.ts";
import { findAccountOf, isKnown, type KnownAccount } from "./accounts.repository.ts";
import { openOnboarding } from "./open-onboarding.ts";
import { readStanding } from "./read-status.ts";
import { syncAccount } from "./sync-account.ts";

interface Own {
  account: PayoutAccount | null;
}

export async function readOwnAccount(
  { db, clock }: Pick<PaymentsDeps, "db" | "clock">,
  { userId }: Member,
): Promise<Own> {
  const account = await findAccountOf(db, userId);
  if (!isKnown(account)) return { account: null };
  return {
    account: {
      ...(await readStanding(db, account)),
      dueBy: account.dueBy?.toISOString() ?? null,
      disabledReason: account.disabledReason,
      heldUntil: isOnHold(account, clock()) ? (heldUntil(account)?.toISOString() ?? null) : null,
    },
  };
}

/** On the way back from the provider, and whenever somebody wants to know: its event may still be on its way. */
export async function refreshOwnAccount(
  deps: Pick<PaymentsDeps, "db" | "clock" | "stripe">,
  member: Member,
): Promise<Own> {
  const account = await findAccountOf(deps.db, member.userId);
  if (!isKnown(account)) throw new AppError("no_payout_account");
  await refuseProviderFailure(syncAccount(deps, account.stripeId), "payout_status_failed");
  return readOwnAccount(deps, member);
}

export async function resumeOnboarding(
  deps: Pick<PaymentsDeps, "db" | "stripe" | "publicOrigin">,
  { userId }: Member,
  accountId: string,
): Promise<{ url: string }> {
  const { stripeId } = await findOwn(deps, userId, accountId);
  return refuseProviderFailure(openOnboarding(deps, stripeId), "onboarding_not_resumed");
}

/** Somebody else's account looks like one that does not exist. */
async function findOwn(
  { db }: Pick<PaymentsDeps, "db">,
  userId: string,
  accountId: string,
): Promise<KnownAccount> {
  const account = await findAccountOf(db, userId);
  if (!isKnown(account) || !isCalled(account, accountId)) throw new AppError("not_found");
  return account;
}

/**
 * The specification's client saves the account it finds in its own address, which would let a link redirect
 * somebody's payouts. So it may only repeat what we know.
 */
export async function confirmStripeAccount(
  { db }: Pick<PaymentsDeps, "db">,
  { userId }: Member,
  stripeAccountId: string,
): Promise<{ stripeAccountId: string }> {
  const account = await findAccountOf(db, userId);
  if (!isKnown(account) || !isCalled(account, stripeAccountId))
    throw new AppError("field_not_allowed", {
      sentence: payoutTexts.savingFailed,
      fields: { stripeAccountId: "You can't change this field." },
    });
  return { stripeAccountId: maskAccountId(account.stripeId) };
}
