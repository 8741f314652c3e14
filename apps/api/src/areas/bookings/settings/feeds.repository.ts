import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

/** Each person has one link for each business, and a new one replaces only their own. */
export async function saveFeed(
  tx: Tx,
  feed: { businessId: string; userId: string; tokenHash: Buffer; now: Date },
): Promise<void> {
  const { businessId, userId, tokenHash, now } = feed;
  await tx
    .insertInto("bookings.calendarFeed")
    .values({ businessId, userId, tokenHash, createdAt: now })
    .onConflict((conflict) =>
      conflict.columns(["businessId", "userId"]).doUpdateSet({ tokenHash, createdAt: now }),
    )
    .execute();
}

/** Returns false when there was no link. */
export async function deleteFeed(tx: Tx, businessId: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("bookings.calendarFeed")
    .where("businessId", "=", businessId)
    .where("userId", "=", userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function hasFeed(db: Db, businessId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom("bookings.calendarFeed")
    .select("userId")
    .where("businessId", "=", businessId)
    .where("userId", "=", userId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findOwnerId(db: Db, businessId: string): Promise<string> {
  const { ownerId } = await db
    .selectFrom("directory.vBusiness")
    .select("ownerId")
    .where("id", "=", businessId)
    .executeTakeFirstOrThrow();
  return ownerId;
}

/** The business of a link, as long as whoever made it is its owner or editor at this moment. */
export async function findFeedBusiness(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom("bookings.calendarFeed as feed")
    .innerJoin("directory.vBusiness as business", "business.id", "feed.businessId")
    .innerJoin("accounts.vPerson as maker", "maker.id", "feed.userId")
    .select(["business.id as businessId", "business.businessName"])
    .where("feed.tokenHash", "=", tokenHash)
    .where("business.deleteRequestedAt", "is", null)
    .where("maker.userStatus", "=", "Active")
    .where(
      sql<boolean>`(business.owner_id = feed.user_id or exists (select from directory.v_editor as editor
        where editor.business_id = business.id and editor.profile_id = feed.user_id))`,
    )
    .executeTakeFirst();
}

/**
 * Lists the bookings that people look at in a calendar. The max leaves room for a visit every quarter of an hour, ten
 * hours a day, for the 30 days back and the 90 ahead; later visits are cut off.
 */
export const listFeedBookings = (db: Db, businessId: string, now: Date) =>
  db
    .selectFrom("bookings.booking")
    .select([
      "id",
      "revision",
      "serviceTitle",
      "customerName",
      "customerPhone",
      "startsAt",
      "endsAt",
      "createdAt",
    ])
    .where("businessId", "=", businessId)
    .where("status", "in", ["confirmed", "completed"])
    .where(sql<boolean>`starts_at > ${now}::timestamptz - interval '30 days'`)
    .orderBy("startsAt")
    .limit(5_000)
    .execute();
