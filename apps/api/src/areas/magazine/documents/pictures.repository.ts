import type { Db, Tx } from "#platform/db/db.ts";

export async function insertPicture(
  tx: Tx,
  picture: { uploadId: string; documentId: string; src: string },
): Promise<void> {
  await tx
    .insertInto("magazine.documentPicture")
    .values({
      uploadId: picture.uploadId,
      documentId: picture.documentId,
      src: picture.src,
    })
    .execute();
}

export async function listPictures(
  db: Db,
  documentId: string,
): Promise<{ uploadId: string; src: string }[]> {
  return db
    .selectFrom("magazine.documentPicture")
    .select(["uploadId", "src"])
    .where("documentId", "=", documentId)
    .execute();
}
