import type { UploadPurpose } from "@boab/contracts/uploads/uploads";
import type { Db, Tx } from "#platform/db/db.ts";
import { toUpload, type Upload, uploadColumns } from "../files/uploads.repository.ts";

/**
 * Finds an upload by the hash of its key alone. A guest has no id, and matching a null owner would find others' files.
 */
export async function findGuestUpload(db: Db, keyHash: Buffer): Promise<Upload | undefined> {
  const row = await db
    .selectFrom("uploads.upload")
    .select(uploadColumns)
    .where("guestKeyHash", "=", keyHash)
    .executeTakeFirst();
  return row && toUpload(row);
}

/** True for the one call that starts the processing. */
export async function markGuestProcessing(tx: Tx, keyHash: Buffer): Promise<boolean> {
  const row = await tx
    .updateTable("uploads.upload")
    .set({ status: "processing" })
    .where("guestKeyHash", "=", keyHash)
    .where("status", "=", "issued")
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

interface Attachment {
  keyHash: Buffer;
  purpose: UploadPurpose;
  targetId: string;
}

/** Succeeds once: for a ready file with the purpose and target of its ticket. The key is worth nothing afterwards. */
export async function markGuestAttached(
  tx: Tx,
  { keyHash, purpose, targetId }: Attachment,
  at: Date,
): Promise<string | undefined> {
  const row = await tx
    .updateTable("uploads.upload")
    .set({ status: "attached", attachedAt: at, guestKeyHash: null })
    .where("guestKeyHash", "=", keyHash)
    .where("purpose", "=", purpose)
    .where("targetId", "=", targetId)
    .where("status", "=", "ready")
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** Name and size of attached files, as their senders gave them. */
export async function findAttachedFiles(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("uploads.upload")
    .select(["id", "fileName", "declaredSize"])
    .where("id", "in", ids)
    .where("status", "=", "attached")
    .execute();
}
