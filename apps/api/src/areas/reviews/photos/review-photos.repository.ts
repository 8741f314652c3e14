import type { ReviewPhoto } from "@boab/contracts/reviews/reviews";
import type { Db, Tx } from "#platform/db/db.ts";

/** The uploads of a review's photos, in order. */
export async function listPhotoUploads(db: Db, reviewId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("reviews.review_photo")
    .select("upload_id as id")
    .where("review_id", "=", reviewId)
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
    .insertInto("reviews.review_photo")
    .values({ review_id: reviewId, upload_id: id, position, picture: JSON.stringify(picture) })
    .execute();
}

export async function movePhoto(tx: Tx, id: string, position: number): Promise<void> {
  await tx
    .updateTable("reviews.review_photo")
    .set({ position })
    .where("upload_id", "=", id)
    .execute();
}

export async function deletePhoto(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("reviews.review_photo").where("upload_id", "=", id).execute();
}
