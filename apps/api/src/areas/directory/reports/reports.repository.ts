import type { Db, Tx } from "#platform/db/db.ts";

/**
 * Erases the reporter and what they wrote from the table of the release before this one, whose rows have been copied to
 * the moderation queue.
 */
export async function eraseReporter(tx: Tx, reporterId: string): Promise<void> {
  await tx
    .updateTable("directory.listingReport")
    .set({ reporterId: null, details: "" })
    .where("reporterId", "=", reporterId)
    .execute();
}

/** Listings that wait for their deletion are missing. */
export const findReportedListings = (db: Db, ids: string[]) =>
  db
    .selectFrom("directory.business")
    .select(["id", "businessName", "slug", "description", "category", "city", "state"])
    .select(["ownerId", "createdAt", "removedAt"])
    .where("id", "in", ids)
    .where("deleteRequestedAt", "is", null)
    .execute();

/** Whether this person owns the listing or helps with it, whatever they may do there. */
export async function isManagedBy(db: Db, id: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom("directory.business as business")
    .leftJoin("directory.member as member", (join) =>
      join.onRef("member.businessId", "=", "business.id").on("member.profileId", "=", userId),
    )
    .select("business.id")
    .where("business.id", "=", id)
    .where((eb) =>
      eb.or([eb("business.ownerId", "=", userId), eb("member.profileId", "=", userId)]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

export async function lockReportedListing(tx: Tx, id: string): Promise<void> {
  await tx
    .selectFrom("directory.business")
    .select("id")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

interface Removal {
  /** Null when the listing is shown again. */
  removedAt: Date | null;
  isWithheld: boolean;
}

export async function saveRemoval(tx: Tx, id: string, removal: Removal): Promise<void> {
  await tx
    .updateTable("directory.business")
    .set({ removedAt: removal.removedAt, isWithheld: removal.isWithheld })
    .where("id", "=", id)
    .execute();
}
