import type { FullProfile } from "@boab/contracts/accounts/profiles";
import type { Tx } from "#platform/db/db.ts";
import { toFullProfile } from "./profiles.repository.ts";

interface StoredPhoto {
  uploadId: string;
  url: string;
  srcSet: string;
}

/** The profile with the upload behind its photo. Two changes at once wait for each other. */
export async function lockPhoto(tx: Tx, id: string) {
  const row = await tx
    .selectFrom("accounts.profile")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  return row && { profile: toFullProfile(row), uploadId: row.photo_upload_id };
}

/** Version and time stay: a form that is open elsewhere does not write the photo. */
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
