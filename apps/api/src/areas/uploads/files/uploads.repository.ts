import type { UploadedFile } from "@boab/contracts/uploads/my-data";
import type { UploadPurpose, UploadStatus } from "@boab/contracts/uploads/uploads";
import { sql } from "kysely";
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
  /** A guest's upload has this hash instead of an owner. */
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

/** Keys of this layout contain no id of a person. */
export const keyLayout = 2;

export const uploadColumns = [
  "id",
  "ownerId",
  "purpose",
  "targetId",
  "status",
  "reason",
  "declaredType",
  "declaredSize",
  "fileName",
  "quarantineKey",
  "keys as files",
  "keyLayout",
  "createdAt",
  "expiresAt",
] as const;

const selectUploads = (db: Db) => db.selectFrom("uploads.upload").select(uploadColumns);

type UploadRow = Awaited<ReturnType<ReturnType<typeof selectUploads>["executeTakeFirstOrThrow"]>>;

export const toUpload = (row: UploadRow): Upload => ({
  ...row,
  purpose: row.purpose as UploadPurpose,
  status: row.status,
  files: row.files as StoredFile[],
});

export async function insertUpload(
  tx: Tx,
  { guestKeyHash, files, ...planned }: NewUpload,
): Promise<string> {
  const { id } = await tx
    .insertInto("uploads.upload")
    .values({
      ...planned,
      keys: JSON.stringify(files),
      keyLayout,
      guestKeyHash: guestKeyHash ?? null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function findUpload(db: Db, id: string): Promise<Upload | undefined> {
  const row = await selectUploads(db).where("id", "=", id).executeTakeFirst();
  return row && toUpload(row);
}

export async function findOwnUpload(
  db: Db,
  id: string,
  ownerId: string,
): Promise<Upload | undefined> {
  const row = await selectUploads(db)
    .where("id", "=", id)
    .where("ownerId", "=", ownerId)
    .executeTakeFirst();
  return row && toUpload(row);
}

/** True for the one call that starts the processing. */
export async function markProcessing(tx: Tx, id: string, ownerId: string): Promise<boolean> {
  const row = await tx
    .updateTable("uploads.upload")
    .set({ status: "processing" })
    .where("id", "=", id)
    .where("ownerId", "=", ownerId)
    .where("status", "=", "issued")
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

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
      status: "attached",
      attachedAt: at,
      ownerId: newOwnerId,
      // Without an owner, closing an account would never erase the file's name.
      ...(newOwnerId === null && { fileName: null }),
    })
    .where("id", "=", uploadId)
    .where("ownerId", "=", ownerId)
    .where("purpose", "=", purpose)
    .where("targetId", "=", targetId)
    .where("status", "=", "ready")
    .returning(uploadColumns)
    .executeTakeFirst();
  return row && toUpload(row).files;
}

/** People name their resumes after themselves, and no closed account would erase the file name of a guest. */
const fileNameUnlessGuest = sql<
  string | null
>`case when owner_id is null then null else file_name end`;

export async function markRemoved(tx: Tx, id: string, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable("uploads.upload")
    .set({ status: "removed", removedAt: at, fileName: fileNameUnlessGuest })
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
    .set({ status: "removed", removedAt: at, fileName: fileNameUnlessGuest })
    .where("id", "in", (eb) =>
      eb
        .selectFrom("uploads.upload")
        .select("id")
        .where("status", "in", ["issued", "processing", "ready", "refused"])
        .where("createdAt", "<", before)
        .orderBy("createdAt")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Marks all files of a closed account as removed and erases their names. */
export async function markUploadsOfOwnerRemoved(
  tx: Tx,
  ownerId: string,
  at: Date,
): Promise<string[]> {
  await tx
    .updateTable("uploads.upload")
    .set({ fileName: null })
    .where("ownerId", "=", ownerId)
    .where("fileName", "is not", null)
    .execute();
  const rows = await tx
    .updateTable("uploads.upload")
    .set({ status: "removed", removedAt: at })
    .where("ownerId", "=", ownerId)
    .where("status", "!=", "removed")
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

export async function findPrivateFile(tx: Tx, id: string): Promise<Upload | undefined> {
  const row = await tx
    .selectFrom("uploads.upload")
    .select(uploadColumns)
    .where("id", "=", id)
    .where("status", "=", "attached")
    .executeTakeFirst();
  return row && toUpload(row);
}

/** Files whose keys still contain the id of a person, oldest first. Others have no objects yet, or none any more. */
export async function listFilesToMove(db: Db, limit: number): Promise<Upload[]> {
  const rows = await db
    .selectFrom("uploads.upload")
    .select(uploadColumns)
    .where("keyLayout", "=", 1)
    .where("status", "in", ["ready", "attached"])
    .orderBy("createdAt")
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
    .set({ keys: JSON.stringify(files), keyLayout })
    .where("id", "=", id)
    .where("status", "=", status)
    .where("keyLayout", "=", 1)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Every file a person uploaded, newest first. */
export async function listUploadedFiles(db: Db, ownerId: string): Promise<UploadedFile[]> {
  const rows = await db
    .selectFrom("uploads.upload")
    .select(["fileName", "purpose", "declaredType", "declaredSize", "status", "createdAt"])
    .where("ownerId", "=", ownerId)
    .orderBy("createdAt", "desc")
    .execute();
  return rows.map((row) => ({
    fileName: row.fileName,
    purpose: row.purpose,
    contentType: row.declaredType,
    size: row.declaredSize,
    status: row.status,
    sentAt: row.createdAt.toISOString(),
  }));
}
