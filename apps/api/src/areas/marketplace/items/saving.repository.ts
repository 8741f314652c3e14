import type { ItemPicture } from "@boab/contracts/marketplace/items";
import { sql } from "kysely";
import type { Tx } from "#platform/db/db.ts";
import { itemColumns, type StoredItem, type StoredVariant } from "./item-columns.repository.ts";

export async function insertDraft(
  tx: Tx,
  { id, sku, storeId, isPublic }: { id: string; sku: string; storeId: string; isPublic: boolean },
  now: Date,
): Promise<void> {
  await tx
    .insertInto("marketplace.item")
    .values({
      id,
      sku,
      store_id: storeId,
      is_offered: isPublic,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

export type ItemValues = Pick<
  StoredItem,
  | "name"
  | "description"
  | "longDescription"
  | "priceCents"
  | "previousCents"
  | "category"
  | "subCategory"
  | "subSubCategory"
  | "brand"
  | "condition"
  | "genders"
  | "styles"
  | "couriers"
  | "hasFreeShipping"
  | "hasFreeReturns"
  | "pickupNote"
> & { sizes?: string[]; colours?: string[] };

export async function updateItemValues(
  tx: Tx,
  itemId: string,
  { couriers, ...values }: ItemValues,
  now: Date,
): Promise<void> {
  await tx
    .updateTable("marketplace.item")
    .set({
      ...itemColumns.valuesOf(values),
      couriers: JSON.stringify(couriers),
      updated_at: now,
      version: sql`version + 1`,
    })
    .where("id", "=", itemId)
    .execute();
}

/** From here on it is for sale; its place in the lists is that of a new item. */
export async function putOnSale(tx: Tx, itemId: string, now: Date): Promise<void> {
  await tx
    .updateTable("marketplace.item")
    .set({ status: "live", created_at: now })
    .where("id", "=", itemId)
    .execute();
}

export async function archiveItem(tx: Tx, itemId: string, now: Date): Promise<void> {
  await tx
    .updateTable("marketplace.item")
    .set({ status: "archived", updated_at: now, version: sql`version + 1` })
    .where("id", "=", itemId)
    .execute();
}

export async function restoreItem(tx: Tx, itemId: string, now: Date): Promise<void> {
  await tx
    .updateTable("marketplace.item")
    .set({ status: "live", updated_at: now, version: sql`version + 1` })
    .where("id", "=", itemId)
    .execute();
}

export async function markItemDeleted(tx: Tx, itemId: string, now: Date): Promise<void> {
  await tx
    .updateTable("marketplace.item")
    .set({ deleted_at: now, updated_at: now, main_picture: null, version: sql`version + 1` })
    .where("id", "=", itemId)
    .execute();
}

/** Takes variants out of the shop; what was left of them is not for sale any more. */
export async function retireVariants(
  tx: Tx,
  itemId: string,
  ids: readonly string[] | "all",
  now: Date,
): Promise<void> {
  if (ids !== "all" && ids.length === 0) return;
  await tx
    .updateTable("marketplace.variant")
    .set({ stock: 0, retired_at: now })
    .where("item_id", "=", itemId)
    .where("retired_at", "is", null)
    .$if(ids !== "all", (query) => query.where("id", "in", ids as string[]))
    .execute();
}

type VariantValues = Pick<StoredVariant, "size" | "color" | "type" | "stock"> & {
  position: number;
};

const variantColumns = ({ size, color, type, stock, position }: VariantValues) => ({
  size,
  colour: color,
  type,
  stock,
  position,
});

export async function insertVariant(
  tx: Tx,
  itemId: string,
  values: VariantValues,
): Promise<string> {
  const { id } = await tx
    .insertInto("marketplace.variant")
    .values({ item_id: itemId, ...variantColumns(values) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateVariant(tx: Tx, id: string, values: VariantValues): Promise<void> {
  await tx
    .updateTable("marketplace.variant")
    .set({ ...variantColumns(values), retired_at: null })
    .where("id", "=", id)
    .execute();
}

/** What a photo shows and where it stands. */
export interface PhotoValues {
  position: number;
  isMain: boolean;
  size: string;
  color: string;
  type: string;
  draftQuantity: number | null;
  variantId: string | null;
}

const photoColumns = (values: PhotoValues) => ({
  position: values.position,
  is_main: values.isMain,
  size: values.size,
  colour: values.color,
  type: values.type,
  draft_quantity: values.draftQuantity,
  variant_id: values.variantId,
});

/** Before the photos are saved one by one: there is never more than one main photo. */
export async function clearMain(tx: Tx, itemId: string): Promise<void> {
  await tx
    .updateTable("marketplace.item_photo")
    .set({ is_main: false })
    .where("item_id", "=", itemId)
    .where("is_main", "=", true)
    .execute();
}

export async function insertPhoto(
  tx: Tx,
  itemId: string,
  { uploadId, picture, ...values }: PhotoValues & { uploadId: string; picture: ItemPicture },
): Promise<void> {
  await tx
    .insertInto("marketplace.item_photo")
    .values({
      item_id: itemId,
      upload_id: uploadId,
      picture: JSON.stringify(picture),
      ...photoColumns(values),
    })
    .execute();
}

export async function updatePhoto(tx: Tx, id: string, values: PhotoValues): Promise<void> {
  await tx
    .updateTable("marketplace.item_photo")
    .set(photoColumns(values))
    .where("id", "=", id)
    .execute();
}

/** Returns the uploads behind them. */
export async function deletePhotos(
  tx: Tx,
  itemId: string,
  ids: readonly string[] | "all",
): Promise<string[]> {
  if (ids !== "all" && ids.length === 0) return [];
  const rows = await tx
    .deleteFrom("marketplace.item_photo")
    .where("item_id", "=", itemId)
    .$if(ids !== "all", (query) => query.where("id", "in", ids as string[]))
    .returning("upload_id")
    .execute();
  return rows.map(({ upload_id }) => upload_id);
}

/** The copy that lists show. */
export async function copyMainPicture(tx: Tx, itemId: string): Promise<void> {
  await tx
    .updateTable("marketplace.item")
    .set({
      main_picture: sql`(select picture from marketplace.item_photo where item_id = ${itemId} and is_main)`,
    })
    .where("id", "=", itemId)
    .execute();
}
