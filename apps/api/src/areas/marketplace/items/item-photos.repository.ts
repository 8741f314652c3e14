import type { ItemPicture } from "@boab/contracts/marketplace/items";
import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

export interface PhotoValues {
  position: number;
  isMain: boolean;
  size: string;
  color: string;
  type: string;
  draftQuantity: number | null;
  variantId: string | null;
}

const toPhotoColumns = (values: PhotoValues) => ({
  position: values.position,
  isMain: values.isMain,
  size: values.size,
  colour: values.color,
  type: values.type,
  draftQuantity: values.draftQuantity,
  variantId: values.variantId,
});

/** Runs before the photos are saved one by one, so that there is never more than one main photo. */
export async function clearMainPhoto(tx: Tx, itemId: string): Promise<void> {
  await tx
    .updateTable("marketplace.itemPhoto")
    .set({ isMain: false })
    .where("itemId", "=", itemId)
    .where("isMain", "=", true)
    .execute();
}

export async function insertPhoto(
  tx: Tx,
  itemId: string,
  { uploadId, picture, ...values }: PhotoValues & { uploadId: string; picture: ItemPicture },
): Promise<void> {
  await tx
    .insertInto("marketplace.itemPhoto")
    .values({
      itemId,
      uploadId,
      picture: JSON.stringify(picture),
      ...toPhotoColumns(values),
    })
    .execute();
}

export async function updatePhoto(tx: Tx, id: string, values: PhotoValues): Promise<void> {
  await tx
    .updateTable("marketplace.itemPhoto")
    .set(toPhotoColumns(values))
    .where("id", "=", id)
    .execute();
}

/** Returns the ids of the uploads behind the photos. */
export async function deletePhotos(
  tx: Tx,
  itemId: string,
  ids: readonly string[] | "all",
): Promise<string[]> {
  if (ids !== "all" && ids.length === 0) return [];
  let deletion = tx.deleteFrom("marketplace.itemPhoto").where("itemId", "=", itemId);
  if (ids !== "all") deletion = deletion.where("id", "in", ids);
  const rows = await deletion.returning("uploadId").execute();
  return rows.map(({ uploadId }) => uploadId);
}

/** Copies the main photo into the item, for lists. */
export async function copyMainPicture(tx: Tx, itemId: string): Promise<void> {
  await tx
    .updateTable("marketplace.item")
    .set({
      mainPicture: sql`(select picture from marketplace.item_photo where item_id = ${itemId} and is_main)`,
    })
    .where("id", "=", itemId)
    .execute();
}

export interface StoredPhoto {
  id: string;
  uploadId: string;
  isMain: boolean;
  picture: ItemPicture;
  size: string;
  color: string;
  type: string;
  draftQuantity: number | null;
  variantId: string | null;
}

export async function listPhotos(db: Db, itemId: string): Promise<StoredPhoto[]> {
  return db
    .selectFrom("marketplace.itemPhoto")
    .select(["id", "uploadId", "isMain", "picture", "size"])
    .select(["colour as color", "type", "draftQuantity"])
    .select("variantId")
    .where("itemId", "=", itemId)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/** Returns the ids of the uploads behind the photos. */
export async function deletePhotosOfStore(tx: Tx, storeId: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom("marketplace.itemPhoto")
    .where("itemId", "in", (eb) =>
      eb.selectFrom("marketplace.item").select("id").where("storeId", "=", storeId),
    )
    .returning("uploadId")
    .execute();
  return rows.map(({ uploadId }) => uploadId);
}
