import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { uploadTexts } from "@boab/contracts/uploads/texts";
import type { ImageRendition } from "@boab/contracts/uploads/uploads";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { AccountsDeps } from "../deps.ts";
import { lockPhoto } from "./locking.repository.ts";
import { readdressPhoto, savePhoto } from "./photo.repository.ts";
import { photoAddresses } from "./photo.rules.ts";

type Deps = Pick<AccountsDeps, "db" | "photoFiles">;

/**
 * Sets an uploaded picture as the person's own photo and removes the previous one in the same
 * transaction. Setting the current photo again returns it unchanged.
 */
export function setPhoto(
  { db, photoFiles }: Deps,
  actor: Member,
  uploadId: string,
): Promise<FullProfile> {
  return inTransaction(db, async (tx) => {
    const before = await lockPhoto(tx, actor.userId);
    if (!before) throw new AppError("not_found");
    if (before.uploadId === uploadId) return before.profile;
    const addresses = photoAddresses(await photoFiles.attach(tx, actor, uploadId));
    if (!addresses) throw new AppError("upload_not_ready", { sentence: uploadTexts.noAddresses });
    if (before.uploadId) await photoFiles.giveUp(tx, before.uploadId);
    return savePhoto(tx, actor.userId, { uploadId, ...addresses });
  });
}

/** The files of a photo have new URLs. */
export async function followMovedPhoto(
  tx: Tx,
  { uploadId, renditions }: { uploadId: string; renditions: ImageRendition[] },
): Promise<void> {
  const addresses = photoAddresses(renditions);
  if (addresses) await readdressPhoto(tx, { uploadId, ...addresses });
}

/** Also removes a photo that came from the identity provider. Does nothing if there is no photo. */
export function removePhoto({ db, photoFiles }: Deps, actor: Member): Promise<FullProfile> {
  return inTransaction(db, async (tx) => {
    const before = await lockPhoto(tx, actor.userId);
    if (!before) throw new AppError("not_found");
    if (before.profile.photoUrl === null) return before.profile;
    if (before.uploadId) await photoFiles.giveUp(tx, before.uploadId);
    return savePhoto(tx, actor.userId, null);
  });
}
