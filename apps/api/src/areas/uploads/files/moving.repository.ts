import type { Db, Tx } from "#platform/db/db.ts";
import {
  keyLayout,
  type StoredFile,
  toUpload,
  type Upload,
  uploadColumns,
} from "../tickets/uploads.repository.ts";

/** Files whose keys still contain the id of a person, oldest first. Others have no objects yet, or none any more. */
export async function listFilesToMove(db: Db, limit: number): Promise<Upload[]> {
  const rows = await db
    .selectFrom("uploads.upload")
    .select(uploadColumns.select())
    .where("key_layout", "=", 1)
    .where("status", "in", ["ready", "attached"])
    .orderBy("created_at")
    .limit(limit)
    .execute();
  return rows.map(toUpload);
}

/** False when the file was attached, removed or moved since it was read. */
export async function markMoved(
  tx: Tx,
  { id, status }: Pick<Upload, "id" | "status">,
  files: readonly StoredFile[],
): Promise<boolean> {
  const row = await tx
    .updateTable("uploads.upload")
    .set({ keys: JSON.stringify(files), key_layout: keyLayout })
    .where("id", "=", id)
    .where("status", "=", status)
    .where("key_layout", "=", 1)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
