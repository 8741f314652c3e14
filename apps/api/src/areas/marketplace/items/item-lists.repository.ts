import { type ItemListFilter, lowStockLimit } from "@boab/contracts/marketplace/item-limits";
import type { ItemCounts } from "@boab/contracts/marketplace/items";
import type { MarketplaceData } from "@boab/contracts/marketplace/my-data";
import { type RawBuilder, sql } from "kysely";
import { countRows } from "#platform/db/count-rows.ts";
import type { Db } from "#platform/db/db.ts";
import { formatExactInstant, isAfterPosition, type Position } from "#platform/db/keyset.ts";
import { type CardRow, cardColumns } from "./items.repository.ts";

export interface PageRequest {
  limit: number;
  after: Position | undefined;
}

type ListedItem = CardRow & { position: Position };

const selectNewestFirst = (db: Db, { limit, after }: PageRequest) => {
  const query = db
    .selectFrom("marketplace.item")
    .select(cardColumns)
    .select(formatExactInstant("createdAt").as("exactCreation"))
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  return after ? query.where(isAfterPosition("createdAt", "id", after)) : query;
};

const withPositions = (rows: (CardRow & { exactCreation: string })[]): ListedItem[] =>
  rows.map((row) => ({ ...row, position: [row.exactCreation, row.id] }));

export async function listListedItems(
  db: Db,
  storeId: string,
  request: PageRequest,
): Promise<ListedItem[]> {
  return withPositions(
    await selectNewestFirst(db, request)
      .where("isListed", "=", true)
      .where("storeId", "=", storeId)
      .execute(),
  );
}

const conditionByState: Record<ItemListFilter, RawBuilder<boolean>> = {
  all: sql`true`,
  live: sql`status = 'live' and stock > 0`,
  low: sql`status = 'live' and stock between 1 and ${sql.lit(lowStockLimit)}`,
  out: sql`status = 'live' and stock = 0`,
  draft: sql`status = 'draft'`,
  archived: sql`status = 'archived'`,
};

/** Lists all items of a store that aren't deleted, including drafts and archived ones. */
export async function listUndeletedItems(
  db: Db,
  storeId: string,
  { state, words }: { state: ItemListFilter; words: string },
  request: PageRequest,
): Promise<ListedItem[]> {
  let query = selectNewestFirst(db, request)
    .where("storeId", "=", storeId)
    .where("deletedAt", "is", null)
    .where(conditionByState[state]);
  if (words) query = query.where("name", "ilike", `%${words.replace(/[\\%_]/g, "\\$&")}%`);
  return withPositions(await query.execute());
}

export async function countListedItems(db: Db, storeId: string): Promise<number> {
  return countRows(
    db.selectFrom("marketplace.item").where("storeId", "=", storeId).where("isListed", "=", true),
  );
}

export async function countItems(db: Db, storeId: string): Promise<ItemCounts> {
  const countState = (state: ItemListFilter) =>
    sql<number>`count(*) filter (where ${conditionByState[state]})`.as(state);
  return db
    .selectFrom("marketplace.item")
    .select([
      countState("all"),
      countState("live"),
      countState("low"),
      countState("out"),
      countState("draft"),
      countState("archived"),
    ])
    .where("storeId", "=", storeId)
    .where("deletedAt", "is", null)
    .executeTakeFirstOrThrow();
}

/** Lists what a member wrote about their items, including drafts. */
export async function listItemsBySeller(db: Db, userId: string): Promise<MarketplaceData["items"]> {
  const rows = await db
    .selectFrom("marketplace.item as item")
    .innerJoin("marketplace.store as store", "store.id", "item.storeId")
    .select([
      "item.id",
      "item.name",
      "item.description",
      "item.longDescription",
      "item.brand",
      "item.pickupNote",
      "item.priceCents",
      "item.status",
      "item.createdAt",
    ])
    .where("store.userId", "=", userId)
    .where("item.deletedAt", "is", null)
    .orderBy("item.createdAt")
    .orderBy("item.id")
    .execute();
  return rows.map(({ createdAt, ...item }) => ({
    ...item,
    createdAt: createdAt.toISOString(),
  }));
}

/** Adds up the ratings of everything that a store sells or has sold. */
export async function sumStoreRatings(
  db: Db,
  storeId: string,
): Promise<{ ratingSum: number; reviewCount: number }> {
  const row = await db
    .selectFrom("marketplace.item")
    .select(({ fn }) => [
      fn.coalesce(fn.sum<number>("ratingSum"), sql.lit(0)).as("ratingSum"),
      fn.coalesce(fn.sum<number>("reviewCount"), sql.lit(0)).as("reviewCount"),
    ])
    .where("storeId", "=", storeId)
    .where("reviewCount", ">", 0)
    .executeTakeFirstOrThrow();
  return { ratingSum: Number(row.ratingSum), reviewCount: Number(row.reviewCount) };
}
