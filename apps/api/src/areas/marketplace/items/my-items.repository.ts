import type { MarketplaceData } from "@boab/contracts/marketplace/my-data";
import type { Db } from "#platform/db/db.ts";

/** What a member wrote about the things they sell, drafts too. */
export async function listItemsOf(db: Db, userId: string): Promise<MarketplaceData["items"]> {
  const rows = await db
    .selectFrom("marketplace.item as item")
    .innerJoin("marketplace.store as store", "store.id", "item.store_id")
    .select([
      "item.id",
      "item.name",
      "item.description",
      "item.long_description as longDescription",
      "item.brand",
      "item.pickup_note as pickupNote",
      "item.price_cents as priceCents",
      "item.status",
      "item.created_at",
    ])
    .where("store.user_id", "=", userId)
    .where("item.deleted_at", "is", null)
    .orderBy("item.created_at")
    .orderBy("item.id")
    .execute();
  return rows.map(({ created_at, ...item }) => ({
    ...item,
    createdAt: created_at.toISOString(),
  }));
}
