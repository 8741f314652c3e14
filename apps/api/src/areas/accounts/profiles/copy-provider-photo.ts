import { inTransaction } from "#platform/db/db.ts";
import type { AccountsDeps } from "../deps.ts";
import {
  getAcceptedPhotoUrl,
  hasStoredPhoto,
  toLargerPhotoUrl,
  toPhotoUrls,
} from "./profile.rules.ts";
import { findProfile, lockPhoto, savePhoto } from "./profiles.repository.ts";

type Deps = Pick<AccountsDeps, "db" | "identity" | "photoFiles" | "fetchPhoto">;

/**
 * Copies a person's photo from the identity provider, because our pages show no pictures from other sites. A photo that
 * the person uploaded here stays, even if they upload it while this runs.
 */
export async function copyProviderPhoto(deps: Deps, userId: string): Promise<void> {
  const { db, identity, photoFiles, fetchPhoto } = deps;
  const profile = await findProfile(db, userId);
  if (!profile || hasStoredPhoto(profile)) return;
  const providerPhotoUrl = getAcceptedPhotoUrl((await identity.findPerson(userId))?.photoUrl);
  const photo = providerPhotoUrl ? await fetchPhoto(toLargerPhotoUrl(providerPhotoUrl)) : undefined;
  const uploadId = photo && (await photoFiles.takeIn(userId, photo));
  await inTransaction(db, async (tx) => {
    const before = await lockPhoto(tx, userId);
    const isReplaceable = before !== undefined && !hasStoredPhoto(before.profile);
    if (isReplaceable && !uploadId) await savePhoto(tx, userId, null);
    if (!uploadId) return;
    const photoUrls =
      isReplaceable && toPhotoUrls(await photoFiles.attach(tx, { userId }, uploadId));
    if (photoUrls) await savePhoto(tx, userId, { uploadId, ...photoUrls });
    else await photoFiles.giveUp(tx, uploadId);
  });
}
