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

/** The day in Sydney, as for every date that belongs to no business. */
export async function addViews(tx: Tx, at: Date, views: number): Promise<void> {
  await sql`
    insert into directory.view_day (day, views)
    values ((${at}::timestamptz at time zone 'Australia/Sydney')::date, ${views}::bigint)
    on conflict (day) do update set views = view_day.views + excluded.views
  `.execute(tx);
}
