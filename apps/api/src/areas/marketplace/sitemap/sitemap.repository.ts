import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { type IdRange, inIdRange } from "#platform/db/id-range.ts";

/** A store whose owner can't be paid takes no orders, so it isn't in the sitemap. */
const storeTakesOrders = sql<boolean>`exists (
  select from payments.v_payout_account as account
  where account.user_id = store.user_id and account.is_ready)`;

/** The id of every n-th public store, starting with the first. */
export async function listStorePartStarts(db: Db, size: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, row_number() over (order by id) - 1 as place from marketplace.store
      where is_public and ${storeTakesOrders}
    ) as placed
    where place % ${size} = 0
    order by id
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** The id of every n-th item for sale, starting with the first. */
export async function listItemPartStarts(db: Db, size: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, row_number() over (order by id) - 1 as place from marketplace.item
      where is_listed and store_takes_orders
    ) as placed
    where place % ${size} = 0
    order by id
  `.execute(db);
  return rows.map(({ id }) => id);
}

export async function listPublicStores(db: Db, range: IdRange) {
  const rows = await db
    .selectFrom("marketplace.store")
    .select(["slug", "updatedAt"])
    .where("isPublic", "=", true)
    .where(storeTakesOrders)
    .$call(inIdRange(range))
    .execute();
  return rows.map(({ slug, updatedAt }) => ({ slug, updatedAt: updatedAt.toISOString() }));
}

export async function listListedItems(db: Db, range: IdRange) {
  const rows = await db
    .selectFrom("marketplace.item")
    .select(["sku", "updatedAt"])
    .where("isListed", "=", true)
    .where("storeTakesOrders", "=", true)
    .$call(inIdRange(range))
    .execute();
  return rows.map(({ sku, updatedAt }) => ({ sku, updatedAt: updatedAt.toISOString() }));
}
