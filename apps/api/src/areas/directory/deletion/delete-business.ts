import { listingCopy } from "@boab/contracts/directory/copy";
import { closeCasesForDeletedSubjects } from "#areas/moderation/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { requireFreshSignIn } from "#platform/http/access.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { loadEditableBusiness } from "../businesses/load-business.ts";
import type { DirectoryDeps } from "../deps.ts";
import { listingDeleted } from "../events.ts";
import { markDeleteRequested } from "./deletion.repository.ts";
import { isSameName } from "./deletion.rules.ts";

/**
 * The owner or staff delete a listing after a fresh sign-in. It is hidden from everyone at once and erased thirty days
 * later, unless staff restore it. Its editors lose their rights, and buyers of future visits are refunded.
 */
export async function deleteBusiness(
  { db, clock, publish }: Pick<DirectoryDeps, "db" | "clock" | "publish">,
  member: Member,
  key: string,
  typedName: string | undefined,
  origin: RequestOrigin,
): Promise<{ message: string }> {
  const now = clock();
  await inTransaction(db, async (tx) => {
    const { listing, ownerId } = await loadEditableBusiness(tx, key, member, "owner or staff");
    if (!isSameName(typedName, listing.businessName))
      throw new AppError("bad_request", { fields: { confirm: listingCopy.nameDiffers } });
    requireFreshSignIn(member, now);
    await markDeleteRequested(tx, listing.id, now);
    await closeCasesForDeletedSubjects(tx, "listing", [listing.id], now);
    await publish(tx, listingDeleted, { businessId: listing.id });
    await writeAudit(tx, {
      actorId: member.userId,
      act: "delete listing",
      objectType: "business",
      objectId: listing.id,
      personal: {
        of: ownerId,
        changes: { businessName: listing.businessName, slug: listing.slug },
      },
      ...origin,
    });
  });
  return { message: listingCopy.deleted };
}
