import { listingTexts } from "@boab/contracts/directory/texts";
import { removeUploadFiles } from "#areas/uploads/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { requireFreshSignIn } from "#platform/http/access.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import type { DirectoryParts } from "../parts.ts";
import { eraseBusiness, listDeletedBefore, lockDeleted } from "./deletion.repository.ts";
import { dueBefore } from "./deletion.rules.ts";

type Parts = Pick<DirectoryParts, "db" | "clock" | "tasks">;

/** An admin erases a deleted listing before its time, after a fresh sign-in and with its name repeated. */
export async function purgeListing(
  parts: Parts,
  member: Member,
  id: string,
  confirm: string | undefined,
  origin: RequestOrigin,
): Promise<void> {
  await inTransaction(parts.db, async (tx) => {
    const listing = await lockDeleted(tx, id);
    if (!listing) throw new AppError("not_found");
    if (confirm?.normalize("NFC") !== listing.businessName)
      throw new AppError("bad_request", { fields: { confirm: listingTexts.nameDiffers } });
    requireFreshSignIn(member, parts.clock());
    await purge(parts, tx, listing, member.userId, origin);
  });
}

/** Erases every listing whose thirty days are over; each on its own, so that one cannot hold up the rest. */
export async function purgeDueListings(parts: Parts): Promise<void> {
  const before = dueBefore(parts.clock());
  for (const id of await listDeletedBefore(parts.db, before))
    await inTransaction(parts.db, async (tx) => {
      const listing = await lockDeleted(tx, id);
      // Brought back, or asked anew, since it was listed.
      if (!listing || listing.deleteRequestedAt >= before) return;
      await purge(parts, tx, listing, null);
    });
}

async function purge(
  parts: Parts,
  tx: Tx,
  { id, businessName, slug }: { id: string; businessName: string; slug: string },
  actorId: string | null,
  origin?: RequestOrigin,
): Promise<void> {
  for (const uploadId of await eraseBusiness(tx, id)) await removeUploadFiles(parts, tx, uploadId);
  await writeAudit(tx, {
    actorId,
    act: "purge listing",
    objectType: "business",
    objectId: id,
    changes: { businessName, slug },
    ...origin,
  });
}
