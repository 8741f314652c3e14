import { sql } from "kysely";
import { countRows } from "#platform/db/count-rows.ts";
import type { Db, Tx } from "#platform/db/db.ts";

export async function countPublicListings(db: Db): Promise<number> {
  return countRows(db.selectFrom("directory.business").where("isPublic", "=", true));
}

export async function sumViews(db: Db): Promise<number> {
  const { views } = await db
    .selectFrom("directory.viewDay")
    .select(sql<number>`coalesce(sum(views), 0)::bigint`.as("views"))
    .executeTakeFirstOrThrow();
  return views;
}

/**
 * Adds the views of each listing, and of all together, to the current day in Sydney. A listing that was erased since it
 * was viewed only counts in the total.
 */
export async function addViews(tx: Tx, at: Date, views: ReadonlyMap<string, number>) {
  const day = sql`(${at}::timestamptz at time zone 'Australia/Sydney')::date`;
  const total = [...views.values()].reduce((sum, count) => sum + count, 0);
  await sql`
    insert into directory.view_day (day, views)
    values (${day}, ${total}::bigint)
    on conflict (day) do update set views = view_day.views + excluded.views
  `.execute(tx);
  // Rows are inserted in the order of their ids, so that two processes can't deadlock.
  await sql`
    insert into directory.listing_view_day as seen (business_id, day, views)
    select business.id, ${day}, counted.views
    from unnest(${[...views.keys()]}::text[], ${[...views.values()]}::bigint[]) as counted (id, views)
    join directory.business on business.id = counted.id
    order by business.id
    on conflict (business_id, day) do update set views = seen.views + excluded.views
  `.execute(tx);
}
