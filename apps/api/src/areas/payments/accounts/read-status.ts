import { maskAccountId } from "@boab/contracts/payments/mask-account-id";
import type { PayoutStatus } from "@boab/contracts/payments/payout-accounts";
import { auditRead } from "#platform/audit/audit.ts";
import type { Db } from "#platform/db/db.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import type { PaymentsDeps } from "../deps.ts";
import { hasWaitingEvent, type KnownAccount } from "./accounts.repository.ts";
import { findNamedAccount } from "./find-named-account.ts";

/** From our own copy, so that it also answers while the provider does not. */
export async function readStatus(
  { db }: Pick<PaymentsDeps, "db">,
  viewer: Member,
  accountId: string,
  origin: RequestOrigin,
): Promise<PayoutStatus> {
  const account = await findNamedAccount(db, viewer, accountId);
  if (account.userId !== viewer.userId)
    await auditRead(db, {
      actorId: viewer.userId,
      act: "read payout account",
      objectType: "payout account",
      objectId: account.id,
      changes: { userId: account.userId },
      ...origin,
    });
  return readStanding(db, account);
}

export const readStanding = async (db: Db, account: KnownAccount): Promise<PayoutStatus> => ({
  accountId: maskAccountId(account.stripeId),
  details_submitted: account.detailsSubmitted,
  charges_enabled: account.chargesEnabled,
  payouts_enabled: account.payoutsEnabled,
  requirements: { currently_due: account.currentlyDue, past_due: account.pastDue },
  checkedAt: account.readAt.toISOString(),
  isStale: await hasWaitingEvent(db, account.stripeId),
});
