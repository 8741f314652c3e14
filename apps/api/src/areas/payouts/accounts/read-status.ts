import { maskPayoutAccountId } from "@boab/contracts/payments/mask-account-id";
import type { PayoutStatus } from "@boab/contracts/payments/payout-accounts";
import { hasWaitingEvent } from "#areas/stripe-events/index.ts";
import { auditRead } from "#platform/audit/audit.ts";
import type { Db } from "#platform/db/db.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import type { PayoutsDeps } from "../deps.ts";
import type { AccountWithDetails } from "./accounts.repository.ts";
import { findAccountForViewer } from "./find-account-for-viewer.ts";

/** The status comes from our own copy, so it is available while the provider is not. */
export async function readStatus(
  { db }: Pick<PayoutsDeps, "db">,
  viewer: Member,
  accountId: string,
  origin: RequestOrigin,
): Promise<PayoutStatus> {
  const account = await findAccountForViewer(db, viewer, accountId);
  if (account.userId !== viewer.userId)
    await auditRead(db, {
      actorId: viewer.userId,
      act: "read payout account",
      objectType: "payout account",
      objectId: account.id,
      changes: { userId: account.userId },
      ...origin,
    });
  return toPayoutStatus(db, account);
}

export const toPayoutStatus = async (
  db: Db,
  account: AccountWithDetails,
): Promise<PayoutStatus> => ({
  accountId: maskPayoutAccountId(account.stripeId),
  details_submitted: account.detailsSubmitted,
  charges_enabled: account.chargesEnabled,
  payouts_enabled: account.payoutsEnabled,
  requirements: { currently_due: account.currentlyDue, past_due: account.pastDue },
  checkedAt: account.readAt.toISOString(),
  isStale: await hasWaitingEvent(db, account.stripeId),
});
