import type { MarketplaceData } from "@boab/contracts/marketplace/my-data";
import type { Db } from "#platform/db/db.ts";

export async function listStoresOf(db: Db, userId: string): Promise<MarketplaceData["stores"]> {
  const rows = await db
    .selectFrom("marketplace.store")
    .select([
      "id",
      "store_name as storeName",
      "slug",
      "email",
      "location",
      "description",
      "phone_number as phoneNumber",
      "merchant_id as merchantId",
      "is_gst_registered as isGstRegistered",
      "abn",
      "free_shipping_from_cents as freeShippingFromCents",
      "holiday_message as holidayMessage",
      "hidden_reason as hiddenReason",
      "created_at",
      "closed_at",
    ])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
  return rows.map(({ created_at, closed_at, ...store }) => ({
    ...store,
    createdAt: created_at.toISOString(),
    closedAt: closed_at?.toISOString() ?? null,
  }));
}
