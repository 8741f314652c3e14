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

/** The business of a link and who made it, while that person is active. */
export const findFeed = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom("bookings.calendarFeed as feed")
    .innerJoin("accounts.vPerson as maker", "maker.id", "feed.userId")
    .select(["feed.businessId", "feed.userId"])
    .where("feed.tokenHash", "=", tokenHash)
    .where("maker.userStatus", "=", "Active")
    .executeTakeFirst();

/**
 * Lists the bookings that people look at in a calendar. The max leaves room for a visit every quarter of an hour, ten
 * hours a day, for the 30 days back and the 90 ahead; later visits are cut off.
 */
export const listFeedBookings = (db: Db, businessId: string, now: Date) =>
  db
    .selectFrom("bookings.booking as booking")
    .leftJoin("bookings.teammate as teammate", "teammate.id", "booking.teammateId")
    .leftJoin("bookings.booking as first", "first.id", "booking.partyOf")
    .select([
      "booking.id",
      "booking.revision",
      "booking.serviceTitle",
      "booking.style",
      sql<string>`coalesce(first.customer_name, booking.customer_name)`.as("customerName"),
      sql<string | null>`coalesce(first.customer_phone, booking.customer_phone)`.as(
        "customerPhone",
      ),
      "booking.startsAt",
      "booking.endsAt",
      "booking.createdAt",
      "teammate.name as teammateName",
      sql<boolean>`booking.chosen_teammate_id is not null and booking.chosen_teammate_id = booking.teammate_id`.as(
        "isTeammateChosen",
      ),
    ])
    .where("booking.businessId", "=", businessId)
    .where("booking.status", "in", ["confirmed", "completed"])
    .where(sql<boolean>`booking.starts_at > ${now}::timestamptz - interval '30 days'`)
    .orderBy("booking.startsAt")
    .limit(5_000)
    .execute();
