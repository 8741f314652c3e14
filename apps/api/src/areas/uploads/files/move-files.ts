import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { UploadsDeps } from "../deps.ts";
import { findUpload, type Upload } from "../tickets/uploads.repository.ts";
import { removeMovedTask } from "../uploads.tasks.ts";
import { withoutPerson } from "./key.rules.ts";
import { listFilesToMove, markMoved } from "./moving.repository.ts";
import { renditionUrls } from "./rendition-urls.ts";

const batchSize = 100;
/** Pages in caches and open tabs show the old URL for a while. */
const keepOldMs = 60 * 60 * 1000;

/**
 * Gives files keys without the id of a person: copied first, then shown under the new URL in one transaction, and the old
 * objects removed an hour later. Each file stands for itself, so a run that was killed is simply followed by the next.
 */
export async function moveFiles(deps: UploadsDeps): Promise<void> {
  for (const upload of await listFilesToMove(deps.db, batchSize)) await moveFile(deps, upload);
}

async function moveFile(deps: UploadsDeps, upload: Upload): Promise<void> {
  const { db, clock, storage, tasks, mediaAddress, followMoves } = deps;
  const files = upload.files.map((file) => ({ ...file, key: withoutPerson(file.key) }));
  const moves = upload.files.flatMap(({ key }, index) => {
    const to = files[index]?.key ?? key;
    return to === key ? [] : [{ from: key, to }];
  });
  for (const { from, to } of moves) await storage.copy(from, to);

  const isMoved = await inTransaction(db, async (tx) => {
    // The target before the file, in the order in which attaching locks them.
    if (upload.status === "attached" && moves.length > 0)
      await followMoves[upload.purpose]?.(tx, {
        uploadId: upload.id,
        targetId: upload.targetId,
        renditions: renditionUrls(mediaAddress, files),
      });
    if (!(await markMoved(tx, upload, files))) throw new AppError("conflict");
    const startAfter = new Date(clock().getTime() + keepOldMs);
    if (moves.length > 0)
      await tasks.enqueue(
        tx,
        removeMovedTask,
        { keys: moves.map(({ from }) => from) },
        { startAfter },
      );
    return true;
  }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "conflict") return false;
    throw error;
  });

  // Removed while it was copied: whoever removed it may not have seen the copies.
  if (!isMoved && (await findUpload(db, upload.id))?.status === "removed")
    await storage.remove(moves.map(({ to }) => to));
}
