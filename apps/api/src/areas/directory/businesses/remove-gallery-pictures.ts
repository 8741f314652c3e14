import type { EditableBusiness } from "@boab/contracts/directory/businesses";
import { uploadTexts } from "@boab/contracts/uploads/texts";
import { isPictureAddress } from "#areas/uploads/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import type { DirectoryDeps } from "../deps.ts";
import { loadEditableBusiness, toEditable } from "./load-business.ts";
import { giveUpPictures, picturesBehind } from "./save-pictures.ts";
import { saveSections } from "./sections.repository.ts";

type Deps = Pick<DirectoryDeps, "db" | "clock" | "tasks" | "mediaAddress">;

/** Removes pictures by URL. One URL that is not from this gallery refuses the whole request. */
export async function removeGalleryPictures(
  deps: Deps,
  member: Member,
  key: string,
  urls: string[],
  origin: RequestOrigin,
): Promise<EditableBusiness> {
  return inTransaction(deps.db, async (tx) => {
    const { listing, ownerId, role } = await loadEditableBusiness(tx, key, member);
    const ids = picturesBehind(listing.gallery, urls);
    if (!ids) {
      if (urls.every((url) => isPictureAddress(deps, url))) throw new AppError("not_found");
      throw new AppError("bad_request", { sentence: uploadTexts.invalidAddress });
    }
    await giveUpPictures(deps, tx, listing.id, ids);
    await saveSections(tx, listing.id, {}, deps.clock());
    const after = await toEditable(tx, await loadEditableBusiness(tx, listing.id, member));
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
    return after;
  });
}
