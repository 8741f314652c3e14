import type { Db, Tx } from "#platform/db/db.ts";

interface Period {
  from: Date;
  to: Date;
}

/** The block that is in force in a part of this period. */
export async function findTimeBlock(db: Db, businessId: string, { from, to }: Period) {
  return db
    .selectFrom("bookings.timeBlock")
    .select(["startsAt", "endsAt"])
    .where("businessId", "=", businessId)
    .where("startsAt", "<", to)
    .where("endsAt", ">", from)
    .orderBy("startsAt")
    .executeTakeFirst();
}

/** Adds a block, and deletes those that are over. */
export async function insertTimeBlock(
  tx: Tx,
  businessId: string,
  { from, to }: Period,
): Promise<void> {
  await tx
    .deleteFrom("bookings.timeBlock")
    .where("businessId", "=", businessId)
    .where("endsAt", "<=", from)
    .execute();
  await tx
    .insertInto("bookings.timeBlock")
    .values({ businessId, startsAt: from, endsAt: to, createdAt: from })
    .execute();
}

export async function deleteTimeBlocks(
  tx: Tx,
  businessId: string,
  { from, to }: Period,
): Promise<void> {
  await tx
    .deleteFrom("bookings.timeBlock")
    .where("businessId", "=", businessId)
    .where("startsAt", "<", to)
    .where("endsAt", ">", from)
    .execute();
}
