import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { UploadsDeps } from "../deps.ts";
import { removeOldObjectsTask } from "../uploads.tasks.ts";
import { removePersonId } from "./key.rules.ts";
import { toRenditionUrls } from "./rendition-urls.ts";
import { findUpload, listFilesToMove, markMoved, type Upload } from "./uploads.repository.ts";

const batchSize = 100;
/** Pages in caches and open tabs show the old URL for a while. */
const oldFilesTtlMs = 60 * 60 * 1000;

/**
 * Gives files keys without the id of a person. The objects are copied first, one transaction changes the URLs, and the
 * old objects are removed an hour later. Each file is moved on its own, so the next run continues after one that was
 * killed.
 */
export async function moveFiles(deps: UploadsDeps): Promise<void> {
  for (const upload of await listFilesToMove(deps.db, batchSize)) await moveFile(deps, upload);
}

async function moveFile(deps: UploadsDeps, upload: Upload): Promise<void> {
  const { db, clock, storage, tasks, mediaUrl, moveHandlers } = deps;
  const files = upload.files.map((file) => ({ ...file, key: removePersonId(file.key) }));
  const moves = upload.files.flatMap(({ key }, index) => {
    const to = files[index]?.key ?? key;
    return to === key ? [] : [{ from: key, to }];
  });
  for (const { from, to } of moves) await storage.copy(from, to);

  const isMoved = await inTransaction(db, async (tx) => {
    // The target is locked before the file, in the same order as when attaching.
    if (upload.status === "attached" && moves.length > 0)
      await moveHandlers[upload.purpose]?.(tx, {
        uploadId: upload.id,
        targetId: upload.targetId,
        renditions: toRenditionUrls(mediaUrl, files),
      });
    if (!(await markMoved(tx, upload, files))) throw new AppError("conflict");
    const startAfter = new Date(clock().getTime() + oldFilesTtlMs);
    if (moves.length > 0)
      await tasks.enqueue(
        tx,
        removeOldObjectsTask,
        { keys: moves.map(({ from }) => from) },
        { startAfter },
      );
    return true;
  }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "conflict") return false;
    throw error;
  });

  // The upload was removed while it was copied, and the removal may have missed the copies.
  if (!isMoved && (await findUpload(db, upload.id))?.status === "removed")
    await storage.remove(moves.map(({ to }) => to));
}
