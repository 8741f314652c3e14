import type { UploadState } from "@boab/contracts/uploads/uploads";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { addressesOf } from "../files/addresses.ts";
import type { UploadsParts } from "../parts.ts";
import { processUploadTask } from "../uploads.tasks.ts";
import { findOwnUpload, markProcessing, type Upload } from "./uploads.repository.ts";

/** The owner says the file was sent. Saying it twice is fine: it is processed once. */
export function completeUpload(
  parts: UploadsParts,
  member: Member,
  uploadId: string,
): Promise<UploadState> {
  return inTransaction(parts.db, async (tx) => {
    if (await markProcessing(tx, uploadId, member.userId))
      await parts.tasks.enqueue(tx, processUploadTask, { uploadId });
    return toState(parts, await findOwnUpload(tx, uploadId, member.userId));
  });
}

/** How far an upload is, for its owner; to everybody else it is not there. */
export async function readUpload(
  parts: UploadsParts,
  member: Member,
  uploadId: string,
): Promise<UploadState> {
  return toState(parts, await findOwnUpload(parts.db, uploadId, member.userId));
}

function toState({ mediaAddress }: UploadsParts, upload: Upload | undefined): UploadState {
  if (!upload) throw new AppError("not_found");
  const isShown = upload.status === "ready" || upload.status === "attached";
  return {
    uploadId: upload.id,
    purpose: upload.purpose,
    status: upload.status,
    reason: upload.reason,
    renditions: isShown ? addressesOf(mediaAddress, upload.files) : [],
  };
}
