import type { Tx } from "#platform/db/db.ts";
import type { StoredFile } from "../files/uploads.repository.ts";

/** False when another run was quicker, or the upload was removed meanwhile. */
export async function markReady(
  tx: Tx,
  id: string,
  files: readonly StoredFile[],
  at: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable("uploads.upload")
    .set({ status: "ready", keys: JSON.stringify(files), processedAt: at })
    .where("id", "=", id)
    .where("status", "=", "processing")
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function markRefused(tx: Tx, id: string, reason: string, at: Date): Promise<void> {
  await tx
    .updateTable("uploads.upload")
    .set({ status: "refused", reason, processedAt: at })
    .where("id", "=", id)
    .where("status", "=", "processing")
    .execute();
}
