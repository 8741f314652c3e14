import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

export async function countPublicListings(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("directory.business")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("is_public", "=", true)
    .executeTakeFirstOrThrow();
  return count;
}

export async function sumViews(db: Db): Promise<number> {
  const { views } = await db
    .selectFrom("directory.view_day")
    .select(sql<number>`coalesce(sum(views), 0)::bigint`.as("views"))
    .executeTakeFirstOrThrow();
  return views;
}

/**
 * Of each listing and of all together, for the day in Sydney, as for every date that belongs to no business. A listing
 * erased since it was viewed counts for the total only.
 */
export async function addViews(tx: Tx, at: Date, views: ReadonlyMap<string, number>) {
  const day = sql`(${at}::timestamptz at time zone 'Australia/Sydney')::date`;
  const total = [...views.values()].reduce((sum, count) => sum + count, 0);
  await sql`
    insert into directory.view_day (day, views)
    values (${day}, ${total}::bigint)
    on conflict (day) do update set views = view_day.views + excluded.views
  `.execute(tx);
  // In the order of the ids, so that two processes never wait for each other.
  await sql`
    insert into directory.listing_view_day as seen (business_id, day, views)
    select business.id, ${day}, counted.views
    from unnest(${[...views.keys()]}::text[], ${[...views.values()]}::bigint[]) as counted (id, views)
    join directory.business on business.id = counted.id
    order by business.id
    on conflict (business_id, day) do update set views = seen.views + excluded.views
  `.execute(tx);
}
