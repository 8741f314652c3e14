import { type ItemState, lowStock } from "@boab/contracts/marketplace/item-limits";
import type { ItemCounts } from "@boab/contracts/marketplace/items";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { exactInstant, type Position, standsAfter } from "#platform/db/keyset.ts";
import { type CardRow, cardColumns } from "./item-columns.repository.ts";

export interface PageRequest {
  limit: number;
  after: Position | undefined;
}

type Listed = CardRow & { position: Position };

const newestFirst = (db: Db, { limit, after }: PageRequest) => {
  const query = db
    .selectFrom("marketplace.item")
    .select(cardColumns)
    .select(exactInstant("created_at").as("exactCreation"))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  return after ? query.where(standsAfter("created_at", "id", after)) : query;
};

const positioned = (rows: { id: string; exactCreation: string }[]): Listed[] =>
  rows.map((row) => ({ ...(row as unknown as CardRow), position: [row.exactCreation, row.id] }));

/** What a store has for sale. */
export async function listListedItems(
  db: Db,
  storeId: string,
  request: PageRequest,
): Promise<Listed[]> {
  return positioned(
    await newestFirst(db, request)
      .where("is_listed", "=", true)
      .where("store_id", "=", storeId)
      .execute(),
  );
}

const states: Record<ItemState, RawBuilder<boolean>> = {
  all: sql`true`,
  live: sql`status = 'live' and stock > 0`,
  low: sql`status = 'live' and stock between 1 and ${sql.lit(lowStock)}`,
  out: sql`status = 'live' and stock = 0`,
  draft: sql`status = 'draft'`,
  archived: sql`status = 'archived'`,
};

/** Every item of a store that was not deleted. */
export async function listStoredItems(
  db: Db,
  storeId: string,
  { state, words }: { state: ItemState; words: string },
  request: PageRequest,
): Promise<Listed[]> {
  let query = newestFirst(db, request)
    .where("store_id", "=", storeId)
    .where("deleted_at", "is", null)
    .where(states[state]);
  if (words) query = query.where("name", "ilike", `%${words.replace(/[\\%_]/g, "\\$&")}%`);
  return positioned(await query.execute());
}

export async function countListedItems(db: Db, storeId: string): Promise<number> {
  const { count } = await db
    .selectFrom("marketplace.item")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("store_id", "=", storeId)
    .where("is_listed", "=", true)
    .executeTakeFirstOrThrow();
  return count;
}

export async function countItems(db: Db, storeId: string): Promise<ItemCounts> {
  const counted = (state: ItemState) =>
    sql<number>`count(*) filter (where ${states[state]})`.as(state);
  return db
    .selectFrom("marketplace.item")
    .select([
      counted("all"),
      counted("live"),
      counted("low"),
      counted("out"),
      counted("draft"),
      counted("archived"),
    ])
    .where("store_id", "=", storeId)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
}
