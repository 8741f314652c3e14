import type { SentFile } from "@boab/contracts/uploads/my-data";
import type { Db } from "#platform/db/db.ts";

/** Every file a person uploaded, newest first. */
export async function listSentFiles(db: Db, ownerId: string): Promise<SentFile[]> {
  const rows = await db
    .selectFrom("uploads.upload")
    .select(["file_name", "purpose", "declared_type", "declared_size", "status", "created_at"])
    .where("owner_id", "=", ownerId)
    .orderBy("created_at", "desc")
    .execute();
  return rows.map((row) => ({
    fileName: row.file_name,
    purpose: row.purpose,
    contentType: row.declared_type,
    size: row.declared_size,
    status: row.status,
    sentAt: row.created_at.toISOString(),
  }));
}
