import type { UploadPurpose } from "@boab/contracts/uploads/uploads";
import { sql } from "kysely";
import type { Tx } from "#platform/db/db.ts";
import {
  type StoredFile,
  toUpload,
  type Upload,
  uploadColumns,
} from "../tickets/uploads.repository.ts";

export interface Attachment {
  uploadId: string;
  ownerId: string;
  purpose: UploadPurpose;
  targetId: string;
  newOwnerId: string | null;
}

/** Succeeds once: for a ready file of this person, with the purpose and target of its ticket. */
export async function markAttached(
  tx: Tx,
  { uploadId, ownerId, purpose, targetId, newOwnerId }: Attachment,
  at: Date,
): Promise<StoredFile[] | undefined> {
  const row = await tx
    .updateTable("uploads.upload")
    .set({
      ...{ status: "attached", attached_at: at, owner_id: newOwnerId },
      // Nobody's account would erase it.
      ...(newOwnerId === null && { file_name: null }),
    })
    .where("id", "=", uploadId)
    .where("owner_id", "=", ownerId)
    .where("purpose", "=", purpose)
    .where("target_id", "=", targetId)
    .where("status", "=", "ready")
    .returning(uploadColumns.select())
    .executeTakeFirst();
  return row && toUpload(row).files;
}

/** People name their resumes after themselves. Of somebody without an account nothing else would erase it. */
const withoutGuestName = sql<
  string | null
>`case when owner_id is null then null else file_name end`;

export async function markRemoved(tx: Tx, id: string, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable("uploads.upload")
    .set({ status: "removed", removed_at: at, file_name: withoutGuestName })
    .where("id", "=", id)
    .where("status", "!=", "removed")
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** In batches, so that no transaction takes long; locked rows wait for the next run. */
export async function markStaleRemoved(
  tx: Tx,
  { before, at, limit }: { before: Date; at: Date; limit: number },
): Promise<string[]> {
  const rows = await tx
    .updateTable("uploads.upload")
    .set({ status: "removed", removed_at: at, file_name: withoutGuestName })
    .where("id", "in", (stale) =>
      stale
        .selectFrom("uploads.upload")
        .select("id")
        .where("status", "in", ["issued", "processing", "ready", "refused"])
        .where("created_at", "<", before)
        .orderBy("created_at")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** All files of a person whose account was closed. */
export async function markOwnersRemoved(tx: Tx, ownerId: string, at: Date): Promise<string[]> {
  await tx
    .updateTable("uploads.upload")
    .set({ file_name: null })
    .where("owner_id", "=", ownerId)
    .where("file_name", "is not", null)
    .execute();
  const rows = await tx
    .updateTable("uploads.upload")
    .set({ status: "removed", removed_at: at })
    .where("owner_id", "=", ownerId)
    .where("status", "!=", "removed")
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

export async function findPrivateFile(tx: Tx, id: string): Promise<Upload | undefined> {
  const row = await tx
    .selectFrom("uploads.upload")
    .select(uploadColumns.select())
    .where("id", "=", id)
    .where("status", "=", "attached")
    .executeTakeFirst();
  return row && toUpload(row);
}
