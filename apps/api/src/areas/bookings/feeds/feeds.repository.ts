import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

/** False for a business that has never saved settings. */
export async function saveFeedToken(
  tx: Tx,
  businessId: string,
  tokenHash: Buffer | null,
): Promise<boolean> {
  const row = await tx
    .updateTable("bookings.settings")
    .set({ feed_token_hash: tokenHash })
    .where("business_id", "=", businessId)
    .returning("business_id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function findFeedBusiness(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom("bookings.settings as settings")
    .innerJoin("directory.business as business", "business.id", "settings.business_id")
    .select(["business.id as businessId", "business.business_name as businessName"])
    .where("settings.feed_token_hash", "=", tokenHash)
    .where("business.delete_requested_at", "is", null)
    .executeTakeFirst();
}

/**
 * What was and what is to come, as far as a calendar is looked at. They are cut off at the far end, so there is room for a
 * visit every quarter of an hour, ten hours a day, for the 30 days back and the 90 ahead.
 */
export const listFeedBookings = (db: Db, businessId: string, now: Date) =>
  db
    .selectFrom("bookings.booking")
    .select([
      ...(["id", "revision", "service_title as serviceTitle"] as const),
      ...(["customer_name as customerName", "customer_phone as customerPhone"] as const),
      ...(["starts_at as startsAt", "ends_at as endsAt", "created_at as createdAt"] as const),
    ])
    .where("business_id", "=", businessId)
    .where("status", "in", ["confirmed", "completed"])
    .where(sql<boolean>`starts_at > ${now}::timestamptz - interval '30 days'`)
    .orderBy("starts_at")
    .limit(5_000)
    .execute();
