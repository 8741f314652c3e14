import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

/** What areas above the marketplace need to know of an item and of somebody who stands before it. */
export interface ItemStanding {
  id: string;
  sku: string;
  name: string;
  storeName: string;
  isListed: boolean;
  /** Whose store sells it. */
  isSeller: boolean;
  /** Bought it, and it has arrived or was picked up. */
  hasReceived: boolean;
}

/** By its id or its sku. */
export async function findItemStanding(
  db: Db,
  key: string,
  userId: string | null,
): Promise<ItemStanding | undefined> {
  return db
    .selectFrom("marketplace.item as item")
    .innerJoin("marketplace.store as store", "store.id", "item.store_id")
    .select(["item.id", "item.sku", "item.name", "store.store_name as storeName"])
    .select("item.is_listed as isListed")
    .select(sql<boolean>`(store.user_id = ${userId}::text) is true`.as("isSeller"))
    .select(
      sql<boolean>`exists (
        select from marketplace.store_order as bought
        join marketplace.order_line as line on line.order_id = bought.id
        where bought.buyer_id = ${userId}::text and bought.received_at is not null
          and line.item_id = item.id)`.as("hasReceived"),
    )
    .where(key.startsWith("SKU-") ? "item.sku" : "item.id", "=", key)
    .executeTakeFirst();
}

/** What its reviews add up to; the area of reviews counts them. */
export async function saveItemRating(
  tx: Tx,
  id: string,
  { sum, count }: { sum: number; count: number },
): Promise<void> {
  await tx
    .updateTable("marketplace.item")
    .set({ rating_sum: sum, review_count: count })
    .where("id", "=", id)
    .execute();
}

/** Of all that a store sells and sold. */
export async function findStoreRating(
  db: Db,
  storeId: string,
): Promise<{ ratingSum: number; reviewCount: number }> {
  const row = await db
    .selectFrom("marketplace.item")
    .select(({ fn }) => [
      fn.coalesce(fn.sum<number>("rating_sum"), sql.lit(0)).as("ratingSum"),
      fn.coalesce(fn.sum<number>("review_count"), sql.lit(0)).as("reviewCount"),
    ])
    .where("store_id", "=", storeId)
    .where("review_count", ">", 0)
    .executeTakeFirstOrThrow();
  return { ratingSum: Number(row.ratingSum), reviewCount: Number(row.reviewCount) };
}
