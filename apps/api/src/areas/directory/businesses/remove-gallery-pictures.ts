import type { EditableBusiness } from "@boab/contracts/directory/businesses";
import { uploadCopy } from "@boab/contracts/uploads/copy";
import { isHostedPictureUrl } from "#areas/uploads/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { DirectoryDeps } from "../deps.ts";
import { findManagedBusiness, loadEditableBusiness, toEditable } from "./load-business.ts";
import { findPictureIds, removePictures } from "./save-pictures.ts";
import { saveSections } from "./sections.repository.ts";

type Deps = Pick<DirectoryDeps, "db" | "clock" | "tasks" | "mediaUrl">;

/** Removes pictures by URL. One URL from elsewhere makes the whole request fail. */
export async function removeGalleryPictures(
  deps: Deps,
  member: Member,
  key: string,
  urls: string[],
  origin: RequestOrigin,
): Promise<EditableBusiness> {
  const { id } = await runOnce(deps.db, async (tx) => {
    const { listing, ownerId, role } = await loadEditableBusiness(tx, key, member, "page");
    const ids = findPictureIds(listing.gallery, urls);
    if (!ids) {
      if (urls.every((url) => isHostedPictureUrl(deps, url))) throw new AppError("not_found");
      throw new AppError("bad_request", { sentence: uploadCopy.invalidAddress });
    }
    await removePictures(deps, tx, listing.id, ids);
    await saveSections(tx, listing.id, {}, deps.clock());
    const after = await toEditable(tx, await loadEditableBusiness(tx, listing.id, member, "page"));
    if (role === "admin")
      await writeAudit(tx, {
        actorId: member.userId,
        act: "remove pictures",
        objectType: "business",
        objectId: listing.id,
        personal: {
          of: ownerId,
          changes: { gallery: { before: listing.gallery, after: after.gallery } },
        },
        ...origin,
      });
    return { id: listing.id };
  });
  return toEditable(deps.db, await findManagedBusiness(deps.db, id, member, "page"));
}
