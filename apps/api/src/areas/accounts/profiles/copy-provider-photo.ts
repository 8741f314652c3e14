import { inTransaction } from "#platform/db/db.ts";
import type { AccountsDeps } from "../deps.ts";
import { lockPhoto } from "./locking.repository.ts";
import { savePhoto } from "./photo.repository.ts";
import { photoAddresses } from "./photo.rules.ts";
import { acceptedPhoto, isChosenHere, largerPhoto } from "./profile.rules.ts";
import { findProfile } from "./profiles.repository.ts";

type Deps = Pick<AccountsDeps, "db" | "identity" | "photoFiles" | "fetchPhoto">;

/**
 * Copies the photo that somebody has at the identity provider, because our pages show no pictures
 * from elsewhere. A photo they chose here, also meanwhile, stays.
 */
export async function copyProviderPhoto(deps: Deps, userId: string): Promise<void> {
  const { db, identity, photoFiles, fetchPhoto } = deps;
  const profile = await findProfile(db, userId);
  if (!profile || isChosenHere(profile)) return;
  const address = acceptedPhoto((await identity.findPerson(userId))?.photoUrl);
  const photo = address ? await fetchPhoto(largerPhoto(address)) : undefined;
  const uploadId = photo && (await photoFiles.takeIn(userId, photo));
  await inTransaction(db, async (tx) => {
    const before = await lockPhoto(tx, userId);
    const isWanted = before !== undefined && !isChosenHere(before.profile);
    if (isWanted && !uploadId) await savePhoto(tx, userId, null);
    if (!uploadId) return;
    const addresses = isWanted && photoAddresses(await photoFiles.attach(tx, { userId }, uploadId));
    if (addresses) await savePhoto(tx, userId, { uploadId, ...addresses });
    else await photoFiles.giveUp(tx, uploadId);
  });
}
