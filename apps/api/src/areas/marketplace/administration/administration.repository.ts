import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import { exactInstant, type Position, standsAfter } from "#platform/db/keyset.ts";

/** Newest first; the words are a part of the name. */
export async function listOpenStores(
  db: Db,
  words: string | undefined,
  limit: number,
  after: Position | undefined,
) {
  let query = db
    .selectFrom("marketplace.store as store")
    .innerJoin("accounts.profile as owner", "owner.id", "store.user_id")
    .select(["store.id", "store.store_name as storeName", "store.slug", "store.location"])
    .select(["owner.full_name as ownerName", "store.created_at as createdAt"])
    .select(["store.hidden_reason as hiddenReason", "store.is_withheld as isWithheld"])
    .select([
      sql<boolean>`store.hidden_at is not null`.as("isHidden"),
      sql<boolean>`store.merchant_id is not null`.as("hasMerchantId"),
      sql<number>`(select count(*) from marketplace.item
        where item.store_id = store.id and item.is_listed)::int`.as("itemsCount"),
      exactInstant("store.created_at").as("exactCreation"),
    ])
    .where("store.closed_at", "is", null)
    .orderBy("store.created_at", "desc")
    .orderBy("store.id", "desc")
    .limit(limit);
  if (words) {
    const pattern = `%${words.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
    query = query.where(sql<string>`lower(store.store_name)`, "like", pattern);
  }
  if (after) query = query.where(standsAfter("store.created_at", "store.id", after));
  return (await query.execute()).map(({ exactCreation, ...row }) => ({
    ...row,
    position: [exactCreation, row.id] satisfies Position,
  }));
}

/** Its items follow it, by a trigger. */
export async function markHidden(
  tx: Tx,
  id: string,
  hidden: { at: Date; reason: string } | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable("marketplace.store")
    .set({
      hidden_at: hidden?.at ?? null,
      hidden_reason: hidden?.reason ?? null,
      version: sql`version + 1`,
      updated_at: now,
    })
    .where("id", "=", id)
    .execute();
}
