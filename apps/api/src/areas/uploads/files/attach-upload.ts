import { uploadCopy } from "@boab/contracts/uploads/copy";
import type { ImageRendition, UploadPurpose } from "@boab/contracts/uploads/uploads";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { UploadsDeps } from "../deps.ts";
import { removeFilesTask } from "../uploads.tasks.ts";
import { purposeRules } from "./purpose.rules.ts";
import { toRenditionUrls } from "./rendition-urls.ts";
import { findOwnUpload, markAttached, markRemoved } from "./uploads.repository.ts";

export interface AttachRequest {
  uploadId: string;
  actor: Pick<Member, "userId">;
  purpose: UploadPurpose;
  targetId: string;
  /**
   * The new owner of the file, if that is not the uploader. With null, the file stays when the uploader leaves, and the
   * area of the target removes it.
   */
  newOwnerId?: string | null;
}

/**
 * Attaches a ready file to the target of its ticket: once, by its sender, in the caller's
 * transaction.
 */
export async function attachUpload(
  { clock, mediaUrl }: Pick<UploadsDeps, "clock" | "mediaUrl">,
  tx: Tx,
  { uploadId, actor, purpose, targetId, newOwnerId = actor.userId }: AttachRequest,
): Promise<ImageRendition[]> {
  const attachment = { uploadId, ownerId: actor.userId, purpose, targetId, newOwnerId };
  const files = await markAttached(tx, attachment, clock());
  if (!files) {
    const ownUpload = await findOwnUpload(tx, uploadId, actor.userId);
    const isForTarget = ownUpload?.purpose === purpose && ownUpload.targetId === targetId;
    throw new AppError(isForTarget ? "upload_not_ready" : "not_found");
  }
  const renditions = toRenditionUrls(mediaUrl, files);
  const { kind, visibility } = purposeRules[purpose];
  // Private pictures have no URL.
  const hasAllFiles =
    renditions.length > 0 &&
    (visibility === "private" || renditions.every(({ webp, jpeg }) => webp && jpeg));
  if (kind === "image" && !hasAllFiles)
    throw new AppError("upload_not_ready", { sentence: uploadCopy.noAddresses });
  return renditions;
}

/**
 * Marks a file for removal, in the transaction that stops showing it; its objects are deleted
 * later.
 */
export async function removeUploadFiles(
  { clock, tasks }: Pick<UploadsDeps, "clock" | "tasks">,
  tx: Tx,
  uploadId: string,
): Promise<void> {
  if (await markRemoved(tx, uploadId, clock()))
    await tasks.enqueue(tx, removeFilesTask, { uploadId });
}
