import type { Db } from "#platform/db/db.ts";

/** The two sides of an order. */
export const findParties = (db: Db, orderId: string) =>
  db
    .selectFrom("marketplace.store_order as placed")
    .innerJoin("marketplace.store as store", "store.id", "placed.store_id")
    .innerJoin("accounts.profile as buyer", "buyer.id", "placed.buyer_id")
    .select(["placed.buyer_id as buyerId", "store.user_id as sellerId", "store.slug"])
    .select(["store.store_name as storeName", "store.email as storeEmail"])
    .select(["buyer.email as buyerEmail", "buyer.full_name as buyerName"])
    .where("placed.id", "=", orderId)
    .executeTakeFirst();
