import type { Db, Tx } from "#platform/db/db.ts";

export async function insertPicture(
  tx: Tx,
  picture: { uploadId: string; documentId: string; src: string },
): Promise<void> {
  await tx
    .insertInto("magazine.document_picture")
    .values({
      upload_id: picture.uploadId,
      document_id: picture.documentId,
      src: picture.src,
    })
    .execute();
}

export async function listPictures(
  db: Db,
  documentId: string,
): Promise<{ uploadId: string; src: string }[]> {
  return db
    .selectFrom("magazine.document_picture")
    .select(["upload_id as uploadId", "src"])
    .where("document_id", "=", documentId)
    .execute();
}
