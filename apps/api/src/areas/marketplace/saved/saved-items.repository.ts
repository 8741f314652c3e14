import type { MarketplaceData } from "@boab/contracts/marketplace/my-data";
import { maxSavedItems } from "@boab/contracts/marketplace/saved-items";
import { sql } from "kysely";
import { countRows } from "#platform/db/count-rows.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { formatExactInstant, type Position } from "#platform/db/keyset.ts";
import { type CatalogRow, catalogColumns } from "../catalog/catalog.repository.ts";

/** Lists the latest save first. An item that isn't for sale now is left out. */
export async function listSavedItemRows(
  db: Db,
  profileId: string,
  { limit, after }: { limit: number; after: Position | undefined },
): Promise<(CatalogRow & { position: Position })[]> {
  const { rows } = await sql<CatalogRow & { exactSaving: string }>`
    select ${catalogColumns}, ${formatExactInstant("saved.savedAt")} as "exactSaving"
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
    .selectFrom("marketplace.savedItem as saved")
    .innerJoin("marketplace.item as item", "item.id", "saved.itemId")
    .select("item.sku")
    .where("saved.profileId", "=", profileId)
    .orderBy("saved.savedAt", "desc")
    .limit(maxSavedItems)
    .execute();
  return rows.map(({ sku }) => sku);
}

export async function countSavedItems(db: Db, profileId: string): Promise<number> {
  return countRows(db.selectFrom("marketplace.savedItem").where("profileId", "=", profileId));
}

export async function isSaved(db: Db, profileId: string, itemId: string): Promise<boolean> {
  const row = await db
    .selectFrom("marketplace.savedItem")
    .select("itemId")
    .where("profileId", "=", profileId)
    .where("itemId", "=", itemId)
    .executeTakeFirst();
  return row !== undefined;
}

interface NewSavedItem {
  profileId: string;
  itemId: string;
  seenCents: number;
  wasInStock: boolean;
}

export async function insertSavedItem(tx: Tx, saved: NewSavedItem, at: Date): Promise<void> {
  await tx
    .insertInto("marketplace.savedItem")
    .values({
      profileId: saved.profileId,
      itemId: saved.itemId,
      seenCents: saved.seenCents,
      wasInStock: saved.wasInStock,
      savedAt: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteSavedItem(tx: Tx, profileId: string, key: string): Promise<void> {
  await sql`delete from marketplace.saved_item as saved using marketplace.item
    where item.id = saved.item_id and saved.profile_id = ${profileId} and ${key} in (item.sku, item.id)`.execute(
    tx,
  );
}

export async function deleteAllSavedItems(tx: Tx, profileId: string): Promise<void> {
  await tx.deleteFrom("marketplace.savedItem").where("profileId", "=", profileId).execute();
}

/** The items go into the export of a member's own data. */
export async function listSavedItemsForUser(
  db: Db,
  profileId: string,
): Promise<MarketplaceData["savedItems"]> {
  const rows = await db
    .selectFrom("marketplace.savedItem as saved")
    .innerJoin("marketplace.item as item", "item.id", "saved.itemId")
    .select(["item.name as itemName", "item.sku", "saved.savedAt"])
    .where("saved.profileId", "=", profileId)
    .orderBy("saved.savedAt")
    .orderBy("saved.itemId")
    .execute();
  return rows.map(({ savedAt, ...row }) => ({ ...row, savedAt: savedAt.toISOString() }));
}
