import type { Db } from "#platform/db/db.ts";

/** Only those that everybody may see now. */
export async function listShownBusinesses(db: Db, ids: string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("directory.business")
    .select(["id", "business_name as name", "slug", "category", "city", "state", "cover"])
    .where("id", "in", ids)
    .where("is_public", "=", true)
    .execute();
}

/** Whether it is offered or not, for its name. */
export async function listKnownItems(db: Db, skus: string[]) {
  if (skus.length === 0) return [];
  return db
    .selectFrom("marketplace.item as item")
    .innerJoin("marketplace.store as store", "store.id", "item.store_id")
    .select([
      ...(["item.sku", "item.name", "item.stock"] as const),
      "item.price_cents as priceCents",
      "item.main_picture as mainPicture",
      "item.is_listed as isListed",
      "store.store_name as storeName",
    ])
    .where("item.sku", "in", skus)
    .where("item.status", "!=", "draft")
    .execute();
}
