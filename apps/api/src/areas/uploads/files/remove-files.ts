import { inTransaction } from "#platform/db/db.ts";
import type { UploadsDeps } from "../deps.ts";
import { removeFilesTask } from "../uploads.tasks.ts";
import { removePersonId } from "./key.rules.ts";
import { findUpload, markStaleRemoved, markUploadsOfOwnerRemoved } from "./uploads.repository.ts";

const unattachedTtlMs = 24 * 60 * 60 * 1000;

/** Deletes the objects of a removed upload by their stored keys; missing ones are fine. */
export async function removeFiles(
  { db, storage }: Pick<UploadsDeps, "db" | "storage">,
  uploadId: string,
): Promise<void> {
  const upload = await findUpload(db, uploadId);
  if (upload?.status !== "removed") return;
  const keys = upload.files.map(({ key }) => key);
  // A copy under the new key may be there already, if moving it was interrupted.
  await storage.remove([upload.quarantineKey, ...new Set([...keys, ...keys.map(removePersonId)])]);
}

/** Removes uploads that nobody attached within a day. */
export async function removeStaleUploads(
  { db, clock, tasks }: UploadsDeps,
  batchSize = 500,
): Promise<void> {
  const at = clock();
  const before = new Date(at.getTime() - unattachedTtlMs);
  let removed: string[];
  do {
    removed = await inTransaction(db, async (tx) => {
      const ids = await markStaleRemoved(tx, { before, at, limit: batchSize });
      for (const uploadId of ids) await tasks.enqueue(tx, removeFilesTask, { uploadId });
      return ids;
    });
  } while (removed.length === batchSize);
}

/** Removes all files of a closed account. */
export function removeFilesByOwner(
  { db, clock, tasks }: UploadsDeps,
  ownerId: string,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    for (const uploadId of await markUploadsOfOwnerRemoved(tx, ownerId, clock()))
      await tasks.enqueue(tx, removeFilesTask, { uploadId });
  });
}
