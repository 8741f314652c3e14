import type { ReviewPhoto } from "@boab/contracts/reviews/reviews";
import type { Db, Tx } from "#platform/db/db.ts";

/** The uploads of a review's photos, in order. */
export async function listPhotoUploadIds(db: Db, reviewId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("reviews.reviewPhoto")
    .select("uploadId as id")
    .where("reviewId", "=", reviewId)
    .orderBy("position")
    .execute();
  return rows.map(({ id }) => id);
}

export async function insertPhoto(
  tx: Tx,
  reviewId: string,
  { id, ...picture }: ReviewPhoto,
  position: number,
): Promise<void> {
  await tx
    .insertInto("reviews.reviewPhoto")
    .values({ reviewId, uploadId: id, position, picture: JSON.stringify(picture) })
    .execute();
}

export async function movePhoto(tx: Tx, id: string, position: number): Promise<void> {
  await tx
    .updateTable("reviews.reviewPhoto")
    .set({ position })
    .where("uploadId", "=", id)
    .execute();
}

export async function deletePhoto(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("reviews.reviewPhoto").where("uploadId", "=", id).execute();
}
