import { maxSavedListings } from "@boab/contracts/directory/saved-listings";
import { countRows } from "#platform/db/count-rows.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { formatExactInstant, isAfterPosition, type Position } from "#platform/db/keyset.ts";

/** Lists the latest save first. A listing that isn't public now is left out. */
export async function listSaved(
  db: Db,
  profileId: string,
  limit: number,
  after: Position | undefined,
) {
  let query = db
    .selectFrom("directory.savedListing as saved")
    .innerJoin("directory.business as business", "business.id", "saved.businessId")
    .select(["saved.businessId as id", formatExactInstant("saved.savedAt").as("exactSaving")])
    .where("saved.profileId", "=", profileId)
    .where("business.isPublic", "=", true)
    .orderBy("saved.savedAt", "desc")
    .orderBy("saved.businessId", "desc")
    .limit(limit);
  if (after) query = query.where(isAfterPosition("saved.savedAt", "saved.businessId", after));
  return (await query.execute()).map(({ id, exactSaving }) => ({
    id,
    position: [exactSaving, id] satisfies Position,
  }));
}

export async function listSavedIds(db: Db, profileId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("directory.savedListing")
    .select("businessId as id")
    .where("profileId", "=", profileId)
    .orderBy("savedAt", "desc")
    .limit(maxSavedListings)
    .execute();
  return rows.map(({ id }) => id);
}

export async function countSavedListings(db: Db, profileId: string): Promise<number> {
  return countRows(db.selectFrom("directory.savedListing").where("profileId", "=", profileId));
}

/** Locks the listing, so that it can't be erased or hidden before the save. */
export async function lockAndCheckPublic(tx: Tx, businessId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("directory.business")
    .select("isPublic")
    .where("id", "=", businessId)
    .forShare()
    .executeTakeFirst();
  return row?.isPublic === true;
}

export async function isListingSaved(
  db: Db,
  profileId: string,
  businessId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom("directory.savedListing")
    .select("businessId")
    .where("profileId", "=", profileId)
    .where("businessId", "=", businessId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertSavedListing(tx: Tx, profileId: string, businessId: string, at: Date) {
  await tx
    .insertInto("directory.savedListing")
    .values({ profileId, businessId, savedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteSavedListing(
  tx: Tx,
  profileId: string,
  businessId: string,
): Promise<void> {
  await tx
    .deleteFrom("directory.savedListing")
    .where("profileId", "=", profileId)
    .where("businessId", "=", businessId)
    .execute();
}

export async function deleteAllSavedListings(tx: Tx, profileId: string): Promise<void> {
  await tx.deleteFrom("directory.savedListing").where("profileId", "=", profileId).execute();
}
