import { uploadTexts } from "@boab/contracts/uploads/texts";
import type { ImageRendition, UploadPurpose } from "@boab/contracts/uploads/uploads";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { UploadsDeps } from "../deps.ts";
import { purposeRules } from "../tickets/purpose.rules.ts";
import { findOwnUpload } from "../tickets/uploads.repository.ts";
import { removeFilesTask } from "../uploads.tasks.ts";
import { markAttached, markRemoved } from "./files.repository.ts";
import { renditionUrls } from "./rendition-urls.ts";

export interface AttachRequest {
  uploadId: string;
  actor: Pick<Member, "userId">;
  purpose: UploadPurpose;
  targetId: string;
  /**
   * Who owns the file from now on, if not the person who uploaded it; null for a file that stays when they leave and
   * that the area of the target removes.
   */
  newOwnerId?: string | null;
}

/**
 * Attaches a ready file to the target of its ticket: once, by its sender, in the caller's
 * transaction.
 */
export async function attachUpload(
  { clock, mediaAddress }: Pick<UploadsDeps, "clock" | "mediaAddress">,
  tx: Tx,
  { uploadId, actor, purpose, targetId, newOwnerId = actor.userId }: AttachRequest,
): Promise<ImageRendition[]> {
  const attachment = { uploadId, ownerId: actor.userId, purpose, targetId, newOwnerId };
  const files = await markAttached(tx, attachment, clock());
  if (!files) {
    const own = await findOwnUpload(tx, uploadId, actor.userId);
    const isMeant = own?.purpose === purpose && own.targetId === targetId;
    throw new AppError(isMeant ? "upload_not_ready" : "not_found");
  }
  const renditions = renditionUrls(mediaAddress, files);
  const { kind, visibility } = purposeRules[purpose];
  // Private ones have no address of their own.
  const isWhole =
    renditions.length > 0 &&
    (visibility === "private" || renditions.every(({ webp, jpeg }) => webp && jpeg));
  if (kind === "image" && !isWhole)
    throw new AppError("upload_not_ready", { sentence: uploadTexts.noAddresses });
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
