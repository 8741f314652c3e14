import type { ReviewPhoto } from "@boab/contracts/reviews/reviews";
import { pickFiles } from "@boab/contracts/uploads/pick-files";
import type { ImageRendition } from "@boab/contracts/uploads/uploads";
import { attachUpload, removeUploadFiles } from "#areas/uploads/index.ts";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { ReviewsDeps } from "../deps.ts";
import {
  deletePhoto,
  insertPhoto,
  listPhotoUploadIds,
  movePhoto,
} from "./review-photos.repository.ts";

export type PhotoDeps = Pick<ReviewsDeps, "clock" | "tasks" | "mediaUrl">;

interface PhotosToSave {
  reviewId: string;
  itemId: string;
  author: Pick<Member, "userId">;
  /** The ids of the uploads of all photos, in order. */
  photos: readonly string[];
}

/**
 * Adds, moves and removes photos until a review has those its author chose. Returns true when that changed anything.
 */
export async function savePhotos(
  deps: PhotoDeps,
  tx: Tx,
  { reviewId, itemId, author, photos }: PhotosToSave,
): Promise<boolean> {
  const storedUploadIds = await listPhotoUploadIds(tx, reviewId);
  for (const id of storedUploadIds.filter((one) => !photos.includes(one))) {
    await deletePhoto(tx, id);
    await removeUploadFiles(deps, tx, id);
  }
  for (const [position, uploadId] of photos.entries()) {
    if (storedUploadIds.includes(uploadId)) {
      await movePhoto(tx, uploadId, position);
      continue;
    }
    const request = { uploadId, actor: author, purpose: "review-photo", targetId: itemId } as const;
    const picture = toPhoto(uploadId, await attachUpload(deps, tx, request));
    if (!picture) throw new AppError("upload_not_ready");
    await insertPhoto(tx, reviewId, picture, position);
  }
  return (
    photos.length !== storedUploadIds.length ||
    photos.some((id, index) => id !== storedUploadIds[index])
  );
}

function toPhoto(id: string, renditions: readonly ImageRendition[]): ReviewPhoto | undefined {
  const [small, large] = pickFiles(renditions, "small", "large");
  return small && large && { id, small, large };
}

/** Runs in the transaction that deletes the review and its rows; the files are deleted later. */
export async function removePhotos(deps: PhotoDeps, tx: Tx, reviewId: string): Promise<void> {
  for (const id of await listPhotoUploadIds(tx, reviewId)) await removeUploadFiles(deps, tx, id);
}
