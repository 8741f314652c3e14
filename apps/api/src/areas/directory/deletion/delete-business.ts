import { listingTexts } from "@boab/contracts/directory/listing-texts";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { requireFreshSignIn } from "#platform/http/access.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { loadOwnedBusiness } from "../businesses/load-business.ts";
import type { DirectoryDeps } from "../deps.ts";
import { listingDeleted } from "../facts.ts";
import { markDeleteRequested } from "./deletion.repository.ts";
import { isSameName } from "./deletion.rules.ts";

/**
 * The owner, or staff after a fresh sign-in, deletes a listing: hidden from everyone at once, and
 * erased thirty days later unless staff restore it.
 */
export async function deleteBusiness(
  { db, clock, publish }: Pick<DirectoryDeps, "db" | "clock" | "publish">,
  member: Member,
  key: string,
  confirm: string | undefined,
  origin: RequestOrigin,
): Promise<{ message: string }> {
  const now = clock();
  await inTransaction(db, async (tx) => {
    const { listing, ownerId, role } = await loadOwnedBusiness(tx, key, member);
    if (!isSameName(confirm, listing.businessName))
      throw new AppError("bad_request", { fields: { confirm: listingTexts.nameDiffers } });
    if (role === "admin") requireFreshSignIn(member, now);
    await markDeleteRequested(tx, listing.id, now);
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
  return { message: listingTexts.deleted };
}
