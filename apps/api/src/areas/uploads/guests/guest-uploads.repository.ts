import type { UploadPurpose } from "@boab/contracts/uploads/uploads";
import type { Db, Tx } from "#platform/db/db.ts";
import { toUpload, type Upload, uploadColumns } from "../tickets/uploads.repository.ts";

/** Found by the hash of its key alone: a guest has no id, and nobody is ever matched by null. */
export async function findGuestUpload(db: Db, keyHash: Buffer): Promise<Upload | undefined> {
  const row = await db
    .selectFrom("uploads.upload")
    .select(uploadColumns.select())
    .where("guest_key_hash", "=", keyHash)
    .executeTakeFirst();
  return row && toUpload(row);
}

/** True for the one call that starts the processing. */
export async function markGuestProcessing(tx: Tx, keyHash: Buffer): Promise<boolean> {
  const row = await tx
    .updateTable("uploads.upload")
    .set({ status: "processing" })
    .where("guest_key_hash", "=", keyHash)
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
    .set({ status: "attached", attached_at: at, guest_key_hash: null })
    .where("guest_key_hash", "=", keyHash)
    .where("purpose", "=", purpose)
    .where("target_id", "=", targetId)
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
    .select(uploadColumns.select("id", "fileName", "declaredSize"))
    .where("id", "in", ids)
    .where("status", "=", "attached")
    .execute();
}
