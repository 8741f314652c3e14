import { inTransaction } from "#platform/db/db.ts";
import type { UploadsDeps } from "../deps.ts";
import { findOwnUpload, insertUpload, markProcessing } from "../files/uploads.repository.ts";
import { processUpload } from "../processing/process-upload.ts";
import { planUpload } from "./plan-upload.ts";

/**
 * Imports a profile photo from another site, with the same checks as an uploaded one. Returns undefined when it is
 * refused. A photo that is never attached is cleaned up like any other upload.
 */
export async function importPhoto(
  deps: UploadsDeps,
  ownerId: string,
  { bytes, contentType }: { bytes: Buffer; contentType: string },
): Promise<string | undefined> {
  const photo = { purpose: "profile-photo", targetId: ownerId, place: {}, fileName: null } as const;
  const upload = planUpload({ ...photo, ownerId, contentType, size: bytes.length }, deps.clock());
  const uploadId = await inTransaction(deps.db, async (tx) => {
    const id = await insertUpload(tx, upload);
    await markProcessing(tx, id, ownerId);
    return id;
  });
  await deps.storage.put(upload.quarantineKey, bytes, contentType);
  await processUpload(deps, uploadId);
  const processedUpload = await findOwnUpload(deps.db, uploadId, ownerId);
  return processedUpload?.status === "ready" ? uploadId : undefined;
}
