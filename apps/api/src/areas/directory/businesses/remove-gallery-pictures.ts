import type { EditableBusiness } from "@boab/contracts/directory/businesses";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import type { DirectoryParts } from "../parts.ts";
import { reachToEdit, toEditable } from "./reach-business.ts";
import { giveUpPictures, picturesBehind } from "./save-pictures.ts";
import { saveSections } from "./sections.repository.ts";

type Parts = Pick<DirectoryParts, "db" | "clock" | "tasks" | "mediaAddress">;

/** Addresses only ever name pictures of this gallery; one that does not leaves all of them in place. */
export async function removeGalleryPictures(
  parts: Parts,
  member: Member,
  key: string,
  urls: string[],
  origin: RequestOrigin,
): Promise<EditableBusiness> {
  return inTransaction(parts.db, async (tx) => {
    const { listing, role } = await reachToEdit(tx, key, member);
    const ids = picturesBehind(listing.gallery, urls);
    if (!ids) throw new AppError("not_found");
    await giveUpPictures(parts, tx, listing.id, ids);
    await saveSections(tx, listing.id, {}, parts.clock());
    const after = await toEditable(tx, await reachToEdit(tx, listing.id, member));
    if (role === "admin")
      await writeAudit(tx, {
        actorId: member.userId,
        act: "remove pictures",
        objectType: "business",
        objectId: listing.id,
        changes: { gallery: { before: listing.gallery, after: after.gallery } },
        ...origin,
      });
    return after;
  });
}
