import type { CourierPreset } from "@boab/contracts/marketplace/couriers";
import type { ItemCondition, ItemGender, ItemStyle } from "@boab/contracts/marketplace/item-limits";
import type { ItemPicture, ItemStatus } from "@boab/contracts/marketplace/items";
import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

/** The columns that a list of items reads. */
export const cardColumns = [
  "id",
  "sku",
  "storeId",
  "status",
  "name",
  "description",
  "priceCents",
  "previousPriceCents as previousCents",
  "category",
  "subCategory",
  "subSubCategory",
  "mainPicture",
  "hasFreeShipping",
  "stock",
  "soldCount",
  "createdAt",
] as const;

export const itemColumns = [
  ...cardColumns,
  "longDescription",
  "brand",
  "condition",
  "genders",
  "styles",
  "sizes",
  "colours",
  "couriers",
  "hasFreeReturns",
  "pickupNote",
  "ratingSum",
  "reviewCount",
  "version",
] as const;

export interface CardRow {
  id: string;
  sku: string;
  storeId: string;
  status: ItemStatus;
  name: string;
  description: string;
  priceCents: number | null;
  previousCents: number | null;
  category: string;
  subCategory: string | null;
  subSubCategory: string | null;
  mainPicture: ItemPicture | null;
  hasFreeShipping: boolean;
  stock: number;
  soldCount: number;
  createdAt: Date;
}

export interface StoredItem extends CardRow {
  longDescription: string;
  brand: string;
  condition: ItemCondition | null;
  genders: ItemGender[];
  styles: ItemStyle[];
  sizes: string[];
  colours: string[];
  couriers: CourierPreset[];
  hasFreeReturns: boolean;
  pickupNote: string | null;
  ratingSum: number;
  reviewCount: number;
  version: number;
}

export interface ItemStore {
  storeId: string;
  ownerId: string;
  slug: string;
  storeName: string;
  isPublic: boolean;
}

const storeColumns = [
  "id as storeId",
  "userId as ownerId",
  "slug",
  "storeName",
  "isPublic",
] as const;

export async function findItemStore(db: Db, storeId: string): Promise<ItemStore | undefined> {
  return db
    .selectFrom("marketplace.store")
    .select(storeColumns)
    .where("id", "=", storeId)
    .where("closedAt", "is", null)
    .executeTakeFirst();
}

/**
 * Locks a store before its items, so that saves run one after the other and none goes into a store that is being
 * closed.
 */
export async function lockItemStore(tx: Tx, storeId: string): Promise<ItemStore | undefined> {
  return tx
    .selectFrom("marketplace.store")
    .select(storeColumns)
    .where("id", "=", storeId)
    .where("closedAt", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The store of an item; undefined when the item was deleted. */
export async function findStoreOfItem(
  db: Db,
  itemId: string,
): Promise<(ItemStore & { isListed: boolean; soldCount: number }) | undefined> {
  return db
    .selectFrom("marketplace.item as item")
    .innerJoin("marketplace.store as store", "store.id", "item.storeId")
    .select([
      "item.storeId",
      "store.userId as ownerId",
      "store.slug",
      "store.storeName",
      "store.isPublic",
      "item.isListed",
      "item.soldCount",
    ])
    .where("item.id", "=", itemId)
    .where("item.deletedAt", "is", null)
    .where("store.closedAt", "is", null)
    .executeTakeFirst();
}

const toItem = (row: unknown) => row as StoredItem | undefined;

export async function findItem(db: Db, itemId: string): Promise<StoredItem | undefined> {
  return toItem(
    await db
      .selectFrom("marketplace.item")
      .select(itemColumns)
      .where("id", "=", itemId)
      .where("deletedAt", "is", null)
      .executeTakeFirst(),
  );
}

export async function findListedItem(db: Db, key: string): Promise<StoredItem | undefined> {
  return toItem(
    await db
      .selectFrom("marketplace.item")
      .select(itemColumns)
      .where(key.startsWith("SKU-") ? "sku" : "id", "=", key)
      .where("isListed", "=", true)
      .executeTakeFirst(),
  );
}

/** Whether the item was once for sale in a public store. */
export async function wasEverListed(db: Db, key: string): Promise<boolean> {
  const row = await db
    .selectFrom("marketplace.item")
    .select("id")
    .where(key.startsWith("SKU-") ? "sku" : "id", "=", key)
    .where("status", "!=", "draft")
    .where("isOffered", "=", true)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findDraft(db: Db, storeId: string): Promise<StoredItem | undefined> {
  return toItem(
    await db
      .selectFrom("marketplace.item")
      .select(itemColumns)
      .where("storeId", "=", storeId)
      .where("status", "=", "draft")
      .where("deletedAt", "is", null)
      .executeTakeFirst(),
  );
}

/**
 * Locks an item after its variants, because a sale locks a variant and then updates the item's count. Undefined when
 * the item was deleted in the meantime.
 */
export async function lockItem(tx: Tx, itemId: string): Promise<StoredItem | undefined> {
  await tx
    .selectFrom("marketplace.variant")
    .select("id")
    .where("itemId", "=", itemId)
    .orderBy("id")
    .forUpdate()
    .execute();
  return toItem(
    await tx
      .selectFrom("marketplace.item")
      .select(itemColumns)
      .where("id", "=", itemId)
      .where("deletedAt", "is", null)
      .forUpdate()
      .executeTakeFirst(),
  );
}

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
      storeId,
      isOffered: isPublic,
      storeTakesOrders: sql<boolean>`exists (
        select from marketplace.store
        join payments.v_payout_account as account on account.user_id = store.user_id
        where store.id = ${storeId} and account.is_ready)`,
      createdAt: now,
      updatedAt: now,
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
  { couriers, previousCents, ...values }: ItemValues,
  now: Date,
): Promise<void> {
  await tx
    .updateTable("marketplace.item")
    .set({
      ...values,
      previousPriceCents: previousCents,
      couriers: JSON.stringify(couriers),
      updatedAt: now,
      version: sql`version + 1`,
    })
    .where("id", "=", itemId)
    .execute();
}

/** Puts an item on sale. `created_at` is reset, so that lists show it as new. */
export async function markItemLive(tx: Tx, itemId: string, now: Date): Promise<void> {
  await tx
    .updateTable("marketplace.item")
    .set({ status: "live", createdAt: now })
    .where("id", "=", itemId)
    .execute();
}

export async function archiveItem(tx: Tx, itemId: string, now: Date): Promise<void> {
  await tx
    .updateTable("marketplace.item")
    .set({ status: "archived", updatedAt: now, version: sql`version + 1` })
    .where("id", "=", itemId)
    .execute();
}

export async function restoreItem(tx: Tx, itemId: string, now: Date): Promise<void> {
  await tx
    .updateTable("marketplace.item")
    .set({ status: "live", updatedAt: now, version: sql`version + 1` })
    .where("id", "=", itemId)
    .execute();
}

export async function markItemDeleted(tx: Tx, itemId: string, now: Date): Promise<void> {
  await tx
    .updateTable("marketplace.item")
    .set({ deletedAt: now, updatedAt: now, mainPicture: null, version: sql`version + 1` })
    .where("id", "=", itemId)
    .execute();
}

export async function deleteUnsoldItems(tx: Tx, storeId: string): Promise<void> {
  await tx
    .deleteFrom("marketplace.item")
    .where("storeId", "=", storeId)
    .where("soldCount", "=", 0)
    .execute();
}

export async function archiveSoldItems(tx: Tx, storeId: string, now: Date): Promise<void> {
  await tx
    .updateTable("marketplace.item")
    .set({ status: "archived", mainPicture: null, updatedAt: now, version: sql`version + 1` })
    .where("storeId", "=", storeId)
    .execute();
}

/** Erases what a seller wrote about their items. Orders have their own copy of the names. */
export async function eraseItems(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable("marketplace.item")
    .set({
      name: "Item no longer sold",
      description: "",
      longDescription: "",
      brand: "",
      pickupNote: null,
      couriers: "[]",
    })
    .where("storeId", "in", (eb) =>
      eb.selectFrom("marketplace.store").select("id").where("userId", "=", userId),
    )
    .execute();
}

/** What areas above the marketplace need to know about an item and its viewer. */
export interface ItemForViewer {
  id: string;
  sku: string;
  name: string;
  storeName: string;
  isListed: boolean;
  /** Whether the viewer's own store sells it. */
  isSeller: boolean;
  /** Whether the viewer bought and received it, or picked it up, and the sale was not fully refunded. */
  hasReceived: boolean;
}

/** The key is the item's id or its SKU. */
export async function findItemForViewer(
  db: Db,
  key: string,
  userId: string | null,
): Promise<ItemForViewer | undefined> {
  return db
    .selectFrom("marketplace.item as item")
    .innerJoin("marketplace.store as store", "store.id", "item.storeId")
    .select(["item.id", "item.sku", "item.name", "store.storeName"])
    .select("item.isListed")
    .select(sql<boolean>`(store.user_id = ${userId}::text) is true`.as("isSeller"))
    .select(
      sql<boolean>`exists (
        select from marketplace.store_order as bought
        join marketplace.order_line as line on line.order_id = bought.id
        join payments.v_sale as sale on sale.id = bought.sale_id
        where bought.buyer_id = ${userId}::text and bought.received_at is not null
          and sale.refunded_cents + sale.disputed_cents < sale.amount_cents
          and line.item_id = item.id)`.as("hasReceived"),
    )
    .where(key.startsWith("SKU-") ? "item.sku" : "item.id", "=", key)
    .executeTakeFirst();
}

/** Saves the sum and count of an item's ratings, which the reviews area computes. */
export async function saveItemRating(
  tx: Tx,
  id: string,
  { sum, count }: { sum: number; count: number },
): Promise<void> {
  await tx
    .updateTable("marketplace.item")
    .set({ ratingSum: sum, reviewCount: count })
    .where("id", "=", id)
    .execute();
}
