import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

/** The id of every n-th public store, starting with the first. */
export async function listStoreStarts(db: Db, size: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, row_number() over (order by id) - 1 as place from marketplace.store where is_public
    ) as placed
    where place % ${size} = 0
    order by id
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** The same of items that are for sale. */
export async function listItemStarts(db: Db, size: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, row_number() over (order by id) - 1 as place from marketplace.item where is_listed
    ) as placed
    where place % ${size} = 0
    order by id
  `.execute(db);
  return rows.map(({ id }) => id);
}

interface Range {
  from: string;
  before: string | undefined;
  limit: number;
}

export async function listPublicStores(db: Db, { from, before, limit }: Range) {
  const rows = await db
    .selectFrom("marketplace.store")
    .select(["slug", "updated_at"])
    .where("is_public", "=", true)
    .where("id", ">=", from)
    .$if(before !== undefined, (query) => query.where("id", "<", before ?? ""))
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ slug, updated_at }) => ({ slug, updatedAt: updated_at.toISOString() }));
}

export async function listListedItems(db: Db, { from, before, limit }: Range) {
  const rows = await db
    .selectFrom("marketplace.item")
    .select(["sku", "updated_at"])
    .where("is_listed", "=", true)
    .where("id", ">=", from)
    .$if(before !== undefined, (query) => query.where("id", "<", before ?? ""))
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ sku, updated_at }) => ({ sku, updatedAt: updated_at.toISOString() }));
}
