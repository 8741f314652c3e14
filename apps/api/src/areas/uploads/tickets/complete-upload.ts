import type { UploadState } from "@boab/contracts/uploads/uploads";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { UploadsDeps } from "../deps.ts";
import { toRenditionUrls } from "../files/rendition-urls.ts";
import { findOwnUpload, markProcessing, type Upload } from "../files/uploads.repository.ts";
import { processUploadTask } from "../uploads.tasks.ts";

/** The owner reports that the file was sent. Repeating it is fine: it is processed once. */
export function completeUpload(
  deps: UploadsDeps,
  member: Member,
  uploadId: string,
): Promise<UploadState> {
  return inTransaction(deps.db, async (tx) => {
    if (await markProcessing(tx, uploadId, member.userId))
      await deps.tasks.enqueue(tx, processUploadTask, { uploadId });
    return toState(deps, await findOwnUpload(tx, uploadId, member.userId));
  });
}

/** The owner reads the progress of an upload. Everybody else gets `not_found`. */
export async function readUpload(
  deps: UploadsDeps,
  member: Member,
  uploadId: string,
): Promise<UploadState> {
  return toState(deps, await findOwnUpload(deps.db, uploadId, member.userId));
}

function toState({ mediaUrl }: UploadsDeps, upload: Upload | undefined): UploadState {
  if (!upload) throw new AppError("not_found");
  const isShown = upload.status === "ready" || upload.status === "attached";
  return {
    uploadId: upload.id,
    purpose: upload.purpose,
    status: upload.status,
    reason: upload.reason,
    renditions: isShown ? toRenditionUrls(mediaUrl, upload.files) : [],
  };
}
