import type { UploadState } from "@boab/contracts/uploads/uploads";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { UploadsDeps } from "../deps.ts";
import { renditionUrls } from "../files/rendition-urls.ts";
import { processUploadTask } from "../uploads.tasks.ts";
import { findOwnUpload, markProcessing, type Upload } from "./uploads.repository.ts";

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

/** The progress of an upload, for its owner; nobody else can see that it exists. */
export async function readUpload(
  deps: UploadsDeps,
  member: Member,
  uploadId: string,
): Promise<UploadState> {
  return toState(deps, await findOwnUpload(deps.db, uploadId, member.userId));
}

function toState({ mediaAddress }: UploadsDeps, upload: Upload | undefined): UploadState {
  if (!upload) throw new AppError("not_found");
  const isShown = upload.status === "ready" || upload.status === "attached";
  return {
    uploadId: upload.id,
    purpose: upload.purpose,
    status: upload.status,
    reason: upload.reason,
    renditions: isShown ? renditionUrls(mediaAddress, upload.files) : [],
  };
}
