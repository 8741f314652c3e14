import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import { newestFirst, type Position, withPosition } from "#platform/db/keyset.ts";

/** Lists the newest first. The words may be any part of the name. */
export async function listOpenStores(
  db: Db,
  words: string | undefined,
  limit: number,
  after: Position | undefined,
) {
  let query = db
    .selectFrom("marketplace.store as store")
    .innerJoin("accounts.vPerson as owner", "owner.id", "store.userId")
    .select(["store.id", "store.storeName", "store.slug", "store.location"])
    .select(["owner.fullName as ownerName", "store.createdAt"])
    .select(["store.hiddenReason", "store.isWithheld"])
    .select([
      sql<boolean>`store.hidden_at is not null`.as("isHidden"),
      sql<boolean>`store.merchant_id is not null`.as("hasMerchantId"),
      sql<number>`(select count(*) from marketplace.item
        where item.store_id = store.id and item.is_listed)::int`.as("itemsCount"),
    ])
    .where("store.closedAt", "is", null);
  if (words) {
    const pattern = `%${words.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
    query = query.where(sql<string>`lower(store.store_name)`, "like", pattern);
  }
  const rows = await query
    .$call(newestFirst({ instant: "store.createdAt", id: "store.id", limit, after }))
    .execute();
  return rows.map(withPosition);
}

/** A trigger hides or shows the store's items with it. */
export async function setHidden(
  tx: Tx,
  id: string,
  hidden: { at: Date; reason: string } | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable("marketplace.store")
    .set({
      hiddenAt: hidden?.at ?? null,
      hiddenReason: hidden?.reason ?? null,
      version: sql`version + 1`,
      updatedAt: now,
    })
    .where("id", "=", id)
    .execute();
}
