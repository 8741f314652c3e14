import { listingCopy } from "@boab/contracts/directory/copy";
import { lockProfile } from "#areas/accounts/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import { findLiveLimitProblem } from "../businesses/business.rules.ts";
import { countOtherLiveListings } from "../businesses/owned.repository.ts";
import type { DirectoryDeps } from "../deps.ts";
import {
  findOwnerOfDeletedListing,
  lockDeletedListing,
  markRestored,
} from "./deletion.repository.ts";

/** Staff restore somebody else's listing as it was, or hidden when the owner's plan has no room left. */
export async function restoreListing(
  { db, clock }: Pick<DirectoryDeps, "db" | "clock">,
  member: Member,
  id: string,
  origin: RequestOrigin,
): Promise<{ slug: string }> {
  const now = clock();
  return runOnce(db, async (tx) => {
    const ownerId = await findOwnerOfDeletedListing(tx, id);
    if (!ownerId) throw new AppError("not_found");
    if (ownerId === member.userId) throw new AppError("own_interest");
    const owner = await lockProfile(tx, ownerId);
    const listing = await lockDeletedListing(tx, id);
    if (!listing) throw new AppError("not_found");
    if (!owner) throw new AppError("conflict", { sentence: listingCopy.ownerGone });
    const otherLiveCount = await countOtherLiveListings(tx, ownerId, id);
    const isPlanLimitReached =
      findLiveLimitProblem(owner.directorySubscriptionPlan, otherLiveCount) !== undefined;
    await markRestored(tx, id, isPlanLimitReached, now);
    await writeAudit(tx, {
      actorId: member.userId,
      act: "restore listing",
      objectType: "business",
      objectId: id,
      ...origin,
    });
    return { slug: listing.slug };
  });
}
