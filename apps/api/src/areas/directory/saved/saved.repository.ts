import { mostSavedListings } from "@boab/contracts/directory/saved-listings";
import type { Db, Tx } from "#platform/db/db.ts";
import { exactInstant, type Position, standsAfter } from "#platform/db/keyset.ts";

/** Latest first; a listing that is not public right now is left out. */
export async function listSaved(
  db: Db,
  profileId: string,
  limit: number,
  after: Position | undefined,
) {
  let query = db
    .selectFrom("directory.saved_listing as saved")
    .innerJoin("directory.business as business", "business.id", "saved.business_id")
    .select(["saved.business_id as id", exactInstant("saved.saved_at").as("exactSaving")])
    .where("saved.profile_id", "=", profileId)
    .where("business.is_public", "=", true)
    .orderBy("saved.saved_at", "desc")
    .orderBy("saved.business_id", "desc")
    .limit(limit);
  if (after) query = query.where(standsAfter("saved.saved_at", "saved.business_id", after));
  return (await query.execute()).map(({ id, exactSaving }) => ({
    id,
    position: [exactSaving, id] satisfies Position,
  }));
}

export async function listSavedIds(db: Db, profileId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("directory.saved_listing")
    .select("business_id as id")
    .where("profile_id", "=", profileId)
    .orderBy("saved_at", "desc")
    .limit(mostSavedListings)
    .execute();
  return rows.map(({ id }) => id);
}

export async function countSaved(db: Db, profileId: string): Promise<number> {
  const { count } = await db
    .selectFrom("directory.saved_listing")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("profile_id", "=", profileId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Locks the listing, so that it is not erased or hidden in between. */
export async function isPublicLocked(tx: Tx, businessId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("directory.business")
    .select("is_public")
    .where("id", "=", businessId)
    .forShare()
    .executeTakeFirst();
  return row?.is_public === true;
}

export async function isSaved(db: Db, profileId: string, businessId: string): Promise<boolean> {
  const row = await db
    .selectFrom("directory.saved_listing")
    .select("business_id")
    .where("profile_id", "=", profileId)
    .where("business_id", "=", businessId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertSaved(tx: Tx, profileId: string, businessId: string, at: Date) {
  await tx
    .insertInto("directory.saved_listing")
    .values({ profile_id: profileId, business_id: businessId, saved_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteSaved(tx: Tx, profileId: string, businessId: string): Promise<void> {
  await tx
    .deleteFrom("directory.saved_listing")
    .where("profile_id", "=", profileId)
    .where("business_id", "=", businessId)
    .execute();
}

export async function deleteAllSaved(tx: Tx, profileId: string): Promise<void> {
  await tx.deleteFrom("directory.saved_listing").where("profile_id", "=", profileId).execute();
}
