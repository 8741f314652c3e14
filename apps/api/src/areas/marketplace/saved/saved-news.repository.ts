import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

/** Saved items that changed, the ones that wait longest first. */
export async function listChangedItems(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("marketplace.changed_item")
    .select("item_id as id")
    .orderBy("changed_at")
    .orderBy("item_id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** False when another worker has taken it. A change from now on notes it again. */
export async function takeChangedItem(tx: Tx, itemId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom("marketplace.changed_item")
    .where("item_id", "=", itemId)
    .returning("item_id")
    .executeTakeFirst();
  return row !== undefined;
}

export interface ChangedItem {
  id: string;
  sku: string;
  name: string;
  storeName: string;
  priceCents: number;
  isInStock: boolean;
}

/** As everyone can buy it now; undefined while nobody can. */
export async function findBuyable(db: Db, itemId: string): Promise<ChangedItem | undefined> {
  const { rows } = await sql<ChangedItem>`
    select item.id, item.sku, item.name, store.store_name as "storeName", item.price_cents as "priceCents",
      item.stock > 0 as "isInStock"
    from marketplace.item join marketplace.store on store.id = item.store_id
    where item.id = ${itemId} and item.is_listed`.execute(db);
  return rows[0];
}

/** Everybody who saved it, locked until they are told. */
export async function lockSavers(tx: Tx, itemId: string) {
  return tx
    .selectFrom("marketplace.saved_item as saved")
    .innerJoin("accounts.profile as person", "person.id", "saved.profile_id")
    .select(["saved.profile_id as profileId", "saved.seen_cents as seenCents", "person.email"])
    .select("saved.was_in_stock as wasInStock")
    .select(sql<boolean>`person.user_status = 'Active'`.as("isActive"))
    .where("saved.item_id", "=", itemId)
    .orderBy("saved.profile_id")
    .forUpdate("saved")
    .execute();
}

export async function saveKnown(
  tx: Tx,
  { profileId, itemId }: { profileId: string; itemId: string },
  known: { seenCents: number; wasInStock: boolean },
): Promise<void> {
  await tx
    .updateTable("marketplace.saved_item")
    .set({ seen_cents: known.seenCents, was_in_stock: known.wasInStock })
    .where("profile_id", "=", profileId)
    .where("item_id", "=", itemId)
    .execute();
}
