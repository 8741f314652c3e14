import { randomUUID } from "node:crypto";
import { hasSellerStatus, isActive } from "@boab/contracts/accounts/roles";
import type { CallResponse } from "@boab/contracts/common/call";
import { maskPayoutAccountId } from "@boab/contracts/payments/mask-account-id";
import type { startOnboarding as startOnboardingCall } from "@boab/contracts/payments/payout-accounts";
import { lockProfile } from "#areas/accounts/index.ts";
import { takeReadingNumber } from "#areas/stripe-events/index.ts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { requireFreshSignIn } from "#platform/http/access.ts";
import type { Member } from "#platform/http/actor.ts";
import { refuseProviderFailure } from "#platform/stripe/refuse-provider-failure.ts";
import type { PayoutsDeps } from "../deps.ts";
import { matchesAccountId } from "./account.rules.ts";
import {
  findAccountByUser,
  findAccountsByUser,
  insertAccount,
  type StoredAccount,
} from "./accounts.repository.ts";
import { createOnboardingLink } from "./open-onboarding.ts";
import { notifyOfAccountChange } from "./payout-emails.ts";
import { storeAccount } from "./sync-account.ts";

/** Sellers manage their account at the provider themselves; its fees and losses are ours. */
export const newAccountTerms = {
  country: "AU",
  controller: {
    fees: { payer: "application" },
    losses: { payments: "application" },
    stripe_dashboard: { type: "express" },
  },
  capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
} as const;

type Deps = Pick<PayoutsDeps, "db" | "clock" | "stripe" | "publicOrigin" | "enqueueMail">;

/**
 * Sends a seller to the provider to say who they are and where their money goes. The account is made on the first
 * press; every other press, at the same moment or after a crash, finds the same one.
 */
export async function startOnboarding(
  deps: Deps,
  member: Member,
  requestedAccountId: string | null | undefined,
): Promise<CallResponse<typeof startOnboardingCall>> {
  const account = await claimAccount(deps, member, requestedAccountId || undefined);
  return refuseProviderFailure(openAccount(deps, account), "onboarding_failed");
}

/**
 * A client may send the id of the seller's own account and no other. A seller who had another account before changes
 * where their money goes, so they need a fresh sign-in and get an email.
 */
function claimAccount(
  deps: Deps,
  member: Member,
  requestedAccountId: string | undefined,
): Promise<StoredAccount> {
  const { db, clock } = deps;
  const { userId } = member;
  return inTransaction(db, async (tx) => {
    const profile = await lockProfile(tx, userId);
    const known = await findAccountByUser(tx, userId);
    if (requestedAccountId !== undefined && !(known && matchesAccountId(known, requestedAccountId)))
      throw new AppError("field_not_allowed");
    if (!profile || !isActive(profile) || !hasSellerStatus(profile))
      throw new AppError("forbidden");
    if (known?.state === "closing") throw new AppError("request_in_flight");
    if (known) return known;
    const earlier = (await findAccountsByUser(tx, userId)).filter(
      ({ stripeId }) => stripeId !== null,
    );
    const isReplacement = earlier.length > 0;
    if (isReplacement) requireFreshSignIn(member, clock());
    const { email } = profile;
    const account = { id: randomUUID(), userId, email, isReplacement, createdAt: clock() };
    if (isReplacement) await notifyOfAccountChange(deps, tx, account, earlier);
    return insertAccount(tx, account);
  });
}

async function openAccount(deps: Deps, account: StoredAccount) {
  const stripeId = account.stripeId ?? (await createAccount(deps, account));
  const { url } = await createOnboardingLink(deps, stripeId);
  return { url, accountId: maskPayoutAccountId(stripeId) };
}

/** Everything sent is stored with the account, because the provider refuses a key that comes with other contents. */
async function createAccount(deps: Deps, { id, email }: StoredAccount): Promise<string> {
  const reading = await takeReadingNumber(deps.db);
  const object = await deps.stripe.accounts.create(
    {
      ...newAccountTerms,
      ...(email && { email }),
      metadata: { payoutAccountId: id },
    },
    // Of two requests at once, the second retries and finds the account that the first has created.
    { idempotencyKey: `payout-account:${id}`, maxNetworkRetries: 3 },
  );
  await storeAccount(deps, reading, object);
  return object.id;
}
