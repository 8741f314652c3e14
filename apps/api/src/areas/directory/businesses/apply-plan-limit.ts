import { planTerms } from "@boab/contracts/payments/plans";
import { lockProfile } from "#areas/accounts/index.ts";
import { inTransaction } from "#platform/db/db.ts";
import type { DirectoryDeps } from "../deps.ts";
import { hideListingsOverLimit } from "./owned.repository.ts";

/**
 * After a change of plan the newest live listings beyond its limit are hidden; none is deleted
 * (X-26).
 */
export function applyPlanLimit(
  { db, clock }: Pick<DirectoryDeps, "db" | "clock">,
  ownerId: string,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const owner = await lockProfile(tx, ownerId);
    if (!owner) return;
    await hideListingsOverLimit(
      tx,
      ownerId,
      planTerms[owner.directorySubscriptionPlan].listings,
      clock(),
    );
  });
}
