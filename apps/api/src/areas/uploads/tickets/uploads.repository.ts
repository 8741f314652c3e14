import type { UploadPurpose, UploadStatus } from "@boab/contracts/uploads/uploads";
import { defineColumns } from "#platform/db/columns.ts";
import type { Db, Tx } from "#platform/db/db.ts";

/** One stored object made from an upload. */
export interface StoredFile {
  key: string;
  label: string;
  contentType: string;
  width?: number;
  height?: number;
  bytes?: number;
}

export interface NewUpload {
  ownerId: string | null;
  /** Instead of an owner: of somebody without an account. */
  guestKeyHash?: Buffer;
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

export interface Upload extends Omit<NewUpload, "guestKeyHash"> {
  id: string;
  status: UploadStatus;
  reason: string | null;
  /** Keys of layout 1 contain the id of a person. */
  keyLayout: number;
}

/** Keys that name nobody. */
export const keyLayout = 2;

export const uploadColumns = defineColumns<"uploads.upload">()({
  id: "id",
  ownerId: "owner_id",
  purpose: "purpose",
  targetId: "target_id",
  status: "status",
  reason: "reason",
  declaredType: "declared_type",
  declaredSize: "declared_size",
  fileName: "file_name",
  quarantineKey: "quarantine_key",
  files: "keys",
  keyLayout: "key_layout",
  createdAt: "created_at",
  expiresAt: "expires_at",
});

const uploads = (db: Db) => db.selectFrom("uploads.upload").select(uploadColumns.select());

type UploadRow = Awaited<ReturnType<ReturnType<typeof uploads>["executeTakeFirstOrThrow"]>>;

export const toUpload = (row: UploadRow): Upload => ({
  ...row,
  purpose: row.purpose as UploadPurpose,
  status: row.status as UploadStatus,
  files: row.files as unknown as StoredFile[],
});

export async function insertUpload(
  tx: Tx,
  { guestKeyHash, ...planned }: NewUpload,
): Promise<string> {
  const { id } = await tx
    .insertInto("uploads.upload")
    .values({
      ...uploadColumns.valuesOf({ ...planned, files: JSON.stringify(planned.files), keyLayout }),
      guest_key_hash: guestKeyHash ?? null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function findUpload(db: Db, id: string): Promise<Upload | undefined> {
  const row = await uploads(db).where("id", "=", id).executeTakeFirst();
  return row && toUpload(row);
}

export async function findOwnUpload(
  db: Db,
  id: string,
  ownerId: string,
): Promise<Upload | undefined> {
  const row = await uploads(db)
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
