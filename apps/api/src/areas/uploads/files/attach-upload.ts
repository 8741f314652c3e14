import { uploadTexts } from "@boab/contracts/uploads/texts";
import type { ImageRendition, UploadPurpose } from "@boab/contracts/uploads/uploads";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { UploadsDeps } from "../deps.ts";
import { purposeRules } from "../tickets/purpose.rules.ts";
import { findOwnUpload } from "../tickets/uploads.repository.ts";
import { removeFilesTask } from "../uploads.tasks.ts";
import { addressesOf } from "./addresses.ts";
import { markAttached, markRemoved } from "./files.repository.ts";

export interface AttachRequest {
  uploadId: string;
  actor: Member;
  purpose: UploadPurpose;
  targetId: string;
  /** Whose the file is from now on, where the target is another person's than the sender's. */
  keptBy?: string;
}

/** Ties a ready file to what its ticket was for: once, by the person who sent it, within their change. */
export async function attachUpload(
  { clock, mediaAddress }: Pick<UploadsDeps, "clock" | "mediaAddress">,
  tx: Tx,
  { uploadId, actor, purpose, targetId, keptBy = actor.userId }: AttachRequest,
): Promise<ImageRendition[]> {
  const attachment = { uploadId, ownerId: actor.userId, purpose, targetId, keptBy };
  const files = await markAttached(tx, attachment, clock());
  if (!files) {
    const own = await findOwnUpload(tx, uploadId, actor.userId);
    const isMeant = own?.purpose === purpose && own.targetId === targetId;
    throw new AppError(isMeant ? "upload_not_ready" : "not_found");
  }
  const renditions = addressesOf(mediaAddress, files);
  const isWhole = renditions.length > 0 && renditions.every(({ webp, jpeg }) => webp && jpeg);
  if (purposeRules[purpose].kind === "image" && !isWhole)
    throw new AppError("upload_not_ready", { sentence: uploadTexts.noAddresses });
  return renditions;
}

/** Gives a file up, within the change that no longer shows it; its objects go afterwards. */
export async function removeUploadFiles(
  { clock, tasks }: Pick<UploadsDeps, "clock" | "tasks">,
  tx: Tx,
  uploadId: string,
): Promise<void> {
  if (await markRemoved(tx, uploadId, clock()))
    await tasks.enqueue(tx, removeFilesTask, { uploadId });
}
