import type { Db } from "#platform/db/db.ts";

/** Lists only businesses that everybody may see now. */
export async function listPublicBusinesses(db: Db, ids: string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("directory.vBusiness")
    .select(["id", "businessName as name", "slug", "category", "city", "state", "cover"])
    .where("id", "in", ids)
    .where("isPublic", "=", true)
    .execute();
}

/** Lists items even if they aren't offered any more, because the article still shows their name. */
export async function listItemsExceptDrafts(db: Db, skus: string[]) {
  if (skus.length === 0) return [];
  return db
    .selectFrom("marketplace.vItem as item")
    .innerJoin("marketplace.vStore as store", "store.id", "item.storeId")
    .select([
      "item.sku",
      "item.name",
      "item.stock",
      "item.priceCents",
      "item.mainPicture",
      "item.isListed",
      "store.storeName",
    ])
    .where("item.sku", "in", skus)
    .where("item.status", "!=", "draft")
    .execute();
}
