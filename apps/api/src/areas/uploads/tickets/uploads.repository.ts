import type { UploadPurpose, UploadStatus } from "@boab/contracts/uploads/uploads";
import type { Selectable } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import type { UploadsUpload } from "#platform/db/types.generated.ts";

/** One stored object made from an upload. */
export interface StoredFile {
  key: string;
  label: string;
  contentType: string;
  width?: number;
  height?: number;
}

export interface NewUpload {
  ownerId: string;
  purpose: UploadPurpose;
  targetId: string;
  declaredType: string;
  declaredSize: number;
  fileName: string | null;
  quarantineKey: string;
  files: StoredFile[];
  createdAt: Date;
  expiresAt: Date;
}

export interface Upload extends Omit<NewUpload, "ownerId"> {
  id: string;
  ownerId: string | null;
  status: UploadStatus;
  reason: string | null;
}

export const toUpload = (row: Selectable<UploadsUpload>): Upload => ({
  id: row.id,
  ownerId: row.owner_id,
  purpose: row.purpose as UploadPurpose,
  targetId: row.target_id,
  status: row.status as UploadStatus,
  reason: row.reason,
  declaredType: row.declared_type,
  declaredSize: row.declared_size,
  fileName: row.file_name,
  quarantineKey: row.quarantine_key,
  files: row.keys as unknown as StoredFile[],
  createdAt: row.created_at,
  expiresAt: row.expires_at,
});

export async function insertUpload(tx: Tx, upload: NewUpload): Promise<string> {
  const { id } = await tx
    .insertInto("uploads.upload")
    .values({
      owner_id: upload.ownerId,
      purpose: upload.purpose,
      target_id: upload.targetId,
      declared_type: upload.declaredType,
      declared_size: upload.declaredSize,
      file_name: upload.fileName,
      quarantine_key: upload.quarantineKey,
      keys: JSON.stringify(upload.files),
      created_at: upload.createdAt,
      expires_at: upload.expiresAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function findUpload(db: Db, id: string): Promise<Upload | undefined> {
  const row = await db
    .selectFrom("uploads.upload")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  return row && toUpload(row);
}

export async function findOwnUpload(
  db: Db,
  id: string,
  ownerId: string,
): Promise<Upload | undefined> {
  const row = await db
    .selectFrom("uploads.upload")
    .selectAll()
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .executeTakeFirst();
  return row && toUpload(row);
}

/** True for the one call that starts the processing. */
export async function markProcessing(tx: Tx, id: string, ownerId: string): Promise<boolean> {
  const row = await tx
    .updateTable("uploads.upload")
    .set({ status: "processing" })
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .where("status", "=", "issued")
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
