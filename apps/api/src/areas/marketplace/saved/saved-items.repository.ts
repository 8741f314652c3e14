import type { MarketplaceData } from "@boab/contracts/marketplace/my-data";
import { mostSavedItems } from "@boab/contracts/marketplace/saved-items";
import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import { exactInstant, type Position } from "#platform/db/keyset.ts";
import { type CatalogRow, catalogColumns } from "../catalog/catalog.repository.ts";

/** Latest first; what is not for sale right now is left out. */
export async function listSaved(
  db: Db,
  profileId: string,
  { limit, after }: { limit: number; after: Position | undefined },
): Promise<(CatalogRow & { position: Position })[]> {
  const { rows } = await sql<CatalogRow & { exactSaving: string }>`
    select ${catalogColumns}, ${exactInstant("saved.saved_at")} as "exactSaving"
    from marketplace.saved_item as saved
    join marketplace.item on item.id = saved.item_id
    join marketplace.store on store.id = item.store_id
    where saved.profile_id = ${profileId} and item.is_listed and ${
      after
        ? sql`(saved.saved_at, saved.item_id) < (${after[0]}::timestamptz, ${after[1]}::text)`
        : sql`true`
    }
    order by saved.saved_at desc, saved.item_id desc limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, position: [row.exactSaving, row.id] }));
}

export async function listSavedSkus(db: Db, profileId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("marketplace.saved_item as saved")
    .innerJoin("marketplace.item as item", "item.id", "saved.item_id")
    .select("item.sku")
    .where("saved.profile_id", "=", profileId)
    .orderBy("saved.saved_at", "desc")
    .limit(mostSavedItems)
    .execute();
  return rows.map(({ sku }) => sku);
}

export async function countSaved(db: Db, profileId: string): Promise<number> {
  const { count } = await db
    .selectFrom("marketplace.saved_item")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("profile_id", "=", profileId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function isSaved(db: Db, profileId: string, itemId: string): Promise<boolean> {
  const row = await db
    .selectFrom("marketplace.saved_item")
    .select("item_id")
    .where("profile_id", "=", profileId)
    .where("item_id", "=", itemId)
    .executeTakeFirst();
  return row !== undefined;
}

interface NewSaved {
  profileId: string;
  itemId: string;
  seenCents: number;
  wasInStock: boolean;
}

export async function insertSaved(tx: Tx, saved: NewSaved, at: Date): Promise<void> {
  await tx
    .insertInto("marketplace.saved_item")
    .values({
      ...{ profile_id: saved.profileId, item_id: saved.itemId, seen_cents: saved.seenCents },
      ...{ was_in_stock: saved.wasInStock, saved_at: at },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteSaved(tx: Tx, profileId: string, key: string): Promise<void> {
  await sql`delete from marketplace.saved_item as saved using marketplace.item
    where item.id = saved.item_id and saved.profile_id = ${profileId} and ${key} in (item.sku, item.id)`.execute(
    tx,
  );
}

export async function deleteAllSaved(tx: Tx, profileId: string): Promise<void> {
  await tx.deleteFrom("marketplace.saved_item").where("profile_id", "=", profileId).execute();
}

/** For the file of a member's own data. */
export async function listSavedOf(
  db: Db,
  profileId: string,
): Promise<MarketplaceData["savedItems"]> {
  const rows = await db
    .selectFrom("marketplace.saved_item as saved")
    .innerJoin("marketplace.item as item", "item.id", "saved.item_id")
    .select(["item.name as itemName", "item.sku", "saved.saved_at as savedAt"])
    .where("saved.profile_id", "=", profileId)
    .orderBy("saved.saved_at")
    .orderBy("saved.item_id")
    .execute();
  return rows.map(({ savedAt, ...row }) => ({ ...row, savedAt: savedAt.toISOString() }));
}
