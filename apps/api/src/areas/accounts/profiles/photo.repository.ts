import type { FullProfile } from "@boab/contracts/accounts/profiles";
import type { Tx } from "#platform/db/db.ts";
import { toFullProfile } from "./profiles.repository.ts";

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
    .set({
      photo_upload_id: photo?.uploadId ?? null,
      photo_url: photo?.url ?? null,
      photo_src_set: photo?.srcSet ?? null,
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toFullProfile(row);
}
