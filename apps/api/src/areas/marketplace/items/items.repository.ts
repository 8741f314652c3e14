import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import {
  itemColumns,
  type StoredItem,
  type StoredPhoto,
  type StoredVariant,
} from "./item-columns.repository.ts";

/** The store of an item and whose it is. */
export interface ItemStore {
  storeId: string;
  ownerId: string;
  isPublic: boolean;
}

const storeColumns = ["id as storeId", "user_id as ownerId", "is_public as isPublic"] as const;

export async function findItemStore(db: Db, storeId: string): Promise<ItemStore | undefined> {
  return db
    .selectFrom("marketplace.store")
    .select(storeColumns)
    .where("id", "=", storeId)
    .where("closed_at", "is", null)
    .executeTakeFirst();
}

/** Locked before its items: one save of a store after another, and none into one that is being closed. */
export async function lockItemStore(tx: Tx, storeId: string): Promise<ItemStore | undefined> {
  return tx
    .selectFrom("marketplace.store")
    .select(storeColumns)
    .where("id", "=", storeId)
    .where("closed_at", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Where an item belongs, unless it was deleted. */
export async function findPlaceOfItem(
  db: Db,
  itemId: string,
): Promise<(ItemStore & { isListed: boolean; soldCount: number }) | undefined> {
  return db
    .selectFrom("marketplace.item as item")
    .innerJoin("marketplace.store as store", "store.id", "item.store_id")
    .select([
      "item.store_id as storeId",
      "store.user_id as ownerId",
      "store.is_public as isPublic",
      "item.is_listed as isListed",
      "item.sold_count as soldCount",
    ])
    .where("item.id", "=", itemId)
    .where("item.deleted_at", "is", null)
    .where("store.closed_at", "is", null)
    .executeTakeFirst();
}

const toItem = (row: unknown) => row as StoredItem | undefined;

export async function findItem(db: Db, itemId: string): Promise<StoredItem | undefined> {
  return toItem(
    await db
      .selectFrom("marketplace.item")
      .select(itemColumns.select())
      .where("id", "=", itemId)
      .where("deleted_at", "is", null)
      .executeTakeFirst(),
  );
}

export async function findListedItem(db: Db, key: string): Promise<StoredItem | undefined> {
  return toItem(
    await db
      .selectFrom("marketplace.item")
      .select(itemColumns.select())
      .where(key.startsWith("SKU-") ? "sku" : "id", "=", key)
      .where("is_listed", "=", true)
      .executeTakeFirst(),
  );
}

/** Whether it was for sale once, in a store that everyone can see. */
export async function wasListed(db: Db, key: string): Promise<boolean> {
  const row = await db
    .selectFrom("marketplace.item")
    .select("id")
    .where(key.startsWith("SKU-") ? "sku" : "id", "=", key)
    .where("status", "!=", "draft")
    .where("is_offered", "=", true)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findDraft(db: Db, storeId: string): Promise<StoredItem | undefined> {
  return toItem(
    await db
      .selectFrom("marketplace.item")
      .select(itemColumns.select())
      .where("store_id", "=", storeId)
      .where("status", "=", "draft")
      .where("deleted_at", "is", null)
      .executeTakeFirst(),
  );
}

/**
 * Locks an item with its variants, these first: a sale locks a variant and then counts it in the item. Undefined when
 * it was deleted meanwhile.
 */
export async function lockItem(tx: Tx, itemId: string): Promise<StoredItem | undefined> {
  await tx
    .selectFrom("marketplace.variant")
    .select("id")
    .where("item_id", "=", itemId)
    .orderBy("id")
    .forUpdate()
    .execute();
  return toItem(
    await tx
      .selectFrom("marketplace.item")
      .select(itemColumns.select())
      .where("id", "=", itemId)
      .where("deleted_at", "is", null)
      .forUpdate()
      .executeTakeFirst(),
  );
}

export async function listVariants(db: Db, itemId: string): Promise<StoredVariant[]> {
  return db
    .selectFrom("marketplace.variant")
    .select(["id", "size", "colour as color", "type", "stock"])
    .select(sql<boolean>`retired_at is not null`.as("isRetired"))
    .where("item_id", "=", itemId)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

export async function listPhotos(db: Db, itemId: string): Promise<StoredPhoto[]> {
  const rows = await db
    .selectFrom("marketplace.item_photo")
    .select(["id", "upload_id as uploadId", "is_main as isMain", "picture", "size"])
    .select(["colour as color", "type", "draft_quantity as draftQuantity"])
    .select("variant_id as variantId")
    .where("item_id", "=", itemId)
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows as unknown as StoredPhoto[];
}
