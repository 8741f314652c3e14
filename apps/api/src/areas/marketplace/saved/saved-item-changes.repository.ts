import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

/** Lists the saved items that changed, the longest waiting first. */
export async function listChangedItemIds(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("marketplace.changedItem")
    .select("itemId as id")
    .orderBy("changedAt")
    .orderBy("itemId")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** False when another worker has taken the item. A later change adds it again. */
export async function takeChangedItem(tx: Tx, itemId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom("marketplace.changedItem")
    .where("itemId", "=", itemId)
    .returning("itemId")
    .executeTakeFirst();
  return row !== undefined;
}

export interface ListedItemState {
  id: string;
  sku: string;
  name: string;
  storeName: string;
  priceCents: number;
  isInStock: boolean;
}

/** The item as the public sees it; undefined while it isn't listed. */
export async function findListedItemState(
  db: Db,
  itemId: string,
): Promise<ListedItemState | undefined> {
  const { rows } = await sql<ListedItemState>`
    select item.id, item.sku, item.name, store.store_name, item.price_cents,
      item.stock > 0 as "isInStock"
    from marketplace.item join marketplace.store on store.id = item.store_id
    where item.id = ${itemId} and item.is_listed`.execute(db);
  return rows[0];
}

/** Lists everybody who saved the item, and locks their rows until they are notified. */
export async function lockSavers(tx: Tx, itemId: string) {
  return tx
    .selectFrom("marketplace.savedItem as saved")
    .innerJoin("accounts.vPerson as person", "person.id", "saved.profileId")
    .select(["saved.profileId", "saved.seenCents", "person.email"])
    .select("saved.wasInStock")
    .select(sql<boolean>`person.user_status = 'Active'`.as("isActive"))
    .where("saved.itemId", "=", itemId)
    .orderBy("saved.profileId")
    .forUpdate("saved")
    .execute();
}

export async function saveSeenState(
  tx: Tx,
  { profileId, itemId }: { profileId: string; itemId: string },
  known: { seenCents: number; wasInStock: boolean },
): Promise<void> {
  await tx
    .updateTable("marketplace.savedItem")
    .set({ seenCents: known.seenCents, wasInStock: known.wasInStock })
    .where("profileId", "=", profileId)
    .where("itemId", "=", itemId)
    .execute();
}
