import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

/** Links outlive the visit, for the receipt and the next time. */
const daysAfter = 30;

export async function findLinked(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("bookings.manage_link as link")
    .innerJoin("bookings.booking as booking", "booking.id", "link.booking_id")
    .select("booking.id")
    .where("link.token_hash", "=", tokenHash)
    .where(
      sql<boolean>`booking.ends_at > ${now}::timestamptz - make_interval(days => ${daysAfter})`,
    )
    .executeTakeFirst();
  return row?.id;
}

export async function insertLink(
  tx: Tx,
  link: { tokenHash: Buffer; bookingId: string; now: Date },
): Promise<void> {
  await tx
    .insertInto("bookings.manage_link")
    .values({ token_hash: link.tokenHash, booking_id: link.bookingId, created_at: link.now })
    .execute();
}
