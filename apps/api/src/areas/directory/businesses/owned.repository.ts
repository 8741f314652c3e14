import type { BasicInfo } from "@boab/contracts/directory/business-sections";
import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import { businessColumns } from "./business-columns.repository.ts";

/** How many listings a person has, without those to be deleted. */
export async function countOwned(db: Db, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom("directory.business")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("owner_id", "=", ownerId)
    .where("delete_requested_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function countOtherLive(db: Db, ownerId: string, exceptId: string): Promise<number> {
  const { count } = await db
    .selectFrom("directory.business")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("owner_id", "=", ownerId)
    .where("id", "!=", exceptId)
    .where("is_live", "=", true)
    .where("delete_requested_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
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
    .values(businessColumns.valuesOf({ ...info, createdAt: at, updatedAt: at }))
    .execute();
}

/** Keeps that many of the oldest live listings and hides the rest. */
export async function hideSurplus(tx: Tx, ownerId: string, kept: number, at: Date): Promise<void> {
  await tx
    .updateTable("directory.business")
    .set({ is_live: false, updated_at: at, version: sql`version + 1` })
    .where("id", "in", (surplus) =>
      surplus
        .selectFrom("directory.business")
        .select("id")
        .where("owner_id", "=", ownerId)
        .where("is_live", "=", true)
        .where("delete_requested_at", "is", null)
        .orderBy("created_at")
        .orderBy("id")
        .offset(kept),
    )
    .execute();
}

/** Whether a person's listings may be seen at all, whatever their own live switch says. */
export async function withholdListings(tx: Tx, ownerId: string, isWithheld: boolean) {
  await tx
    .updateTable("directory.business")
    .set({ is_withheld: isWithheld })
    .where("owner_id", "=", ownerId)
    .where("is_withheld", "!=", isWithheld)
    .execute();
}

export async function requestDeletionOfAll(tx: Tx, ownerId: string, at: Date) {
  const rows = await tx
    .updateTable("directory.business")
    .set({ delete_requested_at: at, updated_at: at, version: sql`version + 1` })
    .where("owner_id", "=", ownerId)
    .where("delete_requested_at", "is", null)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}
