import { waitlistLinkHours } from "@boab/contracts/bookings/limits";
import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

/**
 * Selects the places of links and sessions: one that waits for its link for a day, one on the list for as long as that
 * lasts, and one that ended for a week more, to read why.
 */
const selectLinked = (db: Db, now: Date) =>
  db
    .selectFrom("bookings.waitlistLink as link")
    .innerJoin("bookings.waitlistPlace as place", "place.id", "link.placeId")
    .select("link.placeId")
    .where(
      sql<boolean>`case
        when place.joined_at is null
          then place.created_at > ${now}::timestamptz - make_interval(hours => ${waitlistLinkHours})
        else place.ended_at is null or place.ended_at > ${now}::timestamptz - interval '7 days' end`,
    );

/** The place of an emailed link, or of a session that one was exchanged for. */
export async function findLinkedPlaceId(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<string | undefined> {
  const row = await selectLinked(db, now)
    .where("link.tokenHash", "=", tokenHash)
    .where(sql<boolean>`(link.session_expires_at is null or link.session_expires_at > ${now})`)
    .executeTakeFirst();
  return row?.placeId;
}

/** The place of an emailed link alone: a session is never exchanged for another. */
export async function findPlaceIdByEmailedLink(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<string | undefined> {
  const row = await selectLinked(db, now)
    .where("link.tokenHash", "=", tokenHash)
    .where("link.sessionExpiresAt", "is", null)
    .executeTakeFirst();
  return row?.placeId;
}

/** Whether an emailed link to this place still works. */
export async function hasWaitlistLink(db: Db, placeId: string, now: Date): Promise<boolean> {
  const row = await selectLinked(db, now)
    .where("link.placeId", "=", placeId)
    .where("link.sessionExpiresAt", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** A newer link ends the older ones; sessions that these started stay valid until they expire. */
export async function insertWaitlistLink(
  tx: Tx,
  { tokenHash, placeId, now }: { tokenHash: Buffer; placeId: string; now: Date },
): Promise<void> {
  await tx
    .deleteFrom("bookings.waitlistLink")
    .where("placeId", "=", placeId)
    .where("sessionExpiresAt", "is", null)
    .execute();
  await tx
    .insertInto("bookings.waitlistLink")
    .values({ tokenHash, placeId, createdAt: now })
    .execute();
}

/** Adds a session and deletes the expired ones of the same place. */
export async function insertWaitlistSession(
  tx: Tx,
  session: { tokenHash: Buffer; placeId: string; now: Date; expiresAt: Date },
): Promise<void> {
  const { tokenHash, placeId, now, expiresAt } = session;
  await tx
    .deleteFrom("bookings.waitlistLink")
    .where("placeId", "=", placeId)
    .where("sessionExpiresAt", "<=", now)
    .execute();
  await tx
    .insertInto("bookings.waitlistLink")
    .values({ tokenHash, placeId, createdAt: now, sessionExpiresAt: expiresAt })
    .execute();
}
