import type { BasicInfo } from "@boab/contracts/directory/business-sections";
import { sql } from "kysely";
import { countRows } from "#platform/db/count-rows.ts";
import type { Db, Tx } from "#platform/db/db.ts";

/** Listings that wait for deletion don't count. */
export async function countOwnedListings(db: Db, ownerId: string): Promise<number> {
  return countRows(
    db
      .selectFrom("directory.business")
      .where("ownerId", "=", ownerId)
      .where("deleteRequestedAt", "is", null),
  );
}

export async function countOtherLiveListings(
  db: Db,
  ownerId: string,
  exceptId: string,
): Promise<number> {
  return countRows(
    db
      .selectFrom("directory.business")
      .where("ownerId", "=", ownerId)
      .where("id", "!=", exceptId)
      .where("isLive", "=", true)
      .where("deleteRequestedAt", "is", null),
  );
}

export async function insertBusiness(
  tx: Tx,
  business: BasicInfo & { id: string; ownerId: string },
  at: Date,
): Promise<void> {
  const { id, ownerId, businessName, slug, description, category, email, phone } = business;
  const info = { id, ownerId, businessName, slug, description, category, email, phone };
  await tx
    .insertInto("directory.business")
    .values({ ...info, createdAt: at, updatedAt: at })
    .execute();
}

/** The oldest live listings stay live, up to `maxLive`; the rest is hidden. */
export async function hideListingsOverLimit(
  tx: Tx,
  ownerId: string,
  maxLive: number,
  at: Date,
): Promise<void> {
  await tx
    .updateTable("directory.business")
    .set({ isLive: false, updatedAt: at, version: sql`version + 1` })
    .where("id", "in", (eb) =>
      eb
        .selectFrom("directory.business")
        .select("id")
        .where("ownerId", "=", ownerId)
        .where("isLive", "=", true)
        .where("deleteRequestedAt", "is", null)
        .orderBy("createdAt")
        .orderBy("id")
        .offset(maxLive),
    )
    .execute();
}

/** A withheld listing is visible to nobody, whatever its live switch says. Those that our team removed stay withheld. */
export async function withholdListings(tx: Tx, ownerId: string, isWithheld: boolean) {
  await tx
    .updateTable("directory.business")
    .set({ isWithheld })
    .where("ownerId", "=", ownerId)
    .where("isWithheld", "!=", isWithheld)
    .where("removedAt", "is", null)
    .execute();
}

export async function requestDeletionOfListings(tx: Tx, ownerId: string, at: Date) {
  const rows = await tx
    .updateTable("directory.business")
    .set({ deleteRequestedAt: at, updatedAt: at, version: sql`version + 1` })
    .where("ownerId", "=", ownerId)
    .where("deleteRequestedAt", "is", null)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}
