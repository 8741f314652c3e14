import type { FullProfile } from "@boab/contracts/accounts/profiles";
import type { Tx } from "#platform/db/db.ts";
import { profileColumns, toFullProfile } from "./profiles.repository.ts";

interface StoredPhoto {
  uploadId: string;
  url: string;
  srcSet: string;
}

/** Keeps version and time: a form that is open elsewhere does not write the photo. */
export async function savePhoto(
  tx: Tx,
  id: string,
  photo: StoredPhoto | null,
): Promise<FullProfile> {
  const row = await tx
    .updateTable("accounts.profile")
    .set(
      profileColumns.valuesOf({
        photoUploadId: photo?.uploadId ?? null,
        photoUrl: photo?.url ?? null,
        photoSrcSet: photo?.srcSet ?? null,
      }),
    )
    .where("id", "=", id)
    .returning(profileColumns.select())
    .executeTakeFirstOrThrow();
  return toFullProfile(row);
}

export async function readdressPhoto(
  tx: Tx,
  { uploadId, url, srcSet }: StoredPhoto,
): Promise<void> {
  await tx
    .updateTable("accounts.profile")
    .set(profileColumns.valuesOf({ photoUrl: url, photoSrcSet: srcSet }))
    .where("photo_upload_id", "=", uploadId)
    .execute();
}
