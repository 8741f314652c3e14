import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { uploadCopy } from "@boab/contracts/uploads/copy";
import type { ImageRendition } from "@boab/contracts/uploads/uploads";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { AccountsDeps } from "../deps.ts";
import { toPhotoUrls } from "./profile.rules.ts";
import { lockPhoto, savePhoto, savePhotoUrls } from "./profiles.repository.ts";

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
    const photoUrls = toPhotoUrls(await photoFiles.attach(tx, actor, uploadId));
    if (!photoUrls) throw new AppError("upload_not_ready", { sentence: uploadCopy.noAddresses });
    if (before.uploadId) await photoFiles.giveUp(tx, before.uploadId);
    return savePhoto(tx, actor.userId, { uploadId, ...photoUrls });
  });
}

/** Saves the new URLs of a photo whose files have moved. */
export async function updatePhotoUrls(
  tx: Tx,
  { uploadId, renditions }: { uploadId: string; renditions: ImageRendition[] },
): Promise<void> {
  const photoUrls = toPhotoUrls(renditions);
  if (photoUrls) await savePhotoUrls(tx, { uploadId, ...photoUrls });
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
