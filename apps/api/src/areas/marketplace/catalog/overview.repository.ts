import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

/** Counts the items of each category up to `maxRows`, by an index. */
export async function countCategories(
  db: Db,
  names: readonly string[],
  maxRows: number,
): Promise<{ name: string; count: number }[]> {
  const { rows } = await sql<{ name: string; count: number }>`
    select wanted as name, counted.count from unnest(${[...names]}::text[]) as wanted
    cross join lateral (
      select count(*) as count from (
        select from marketplace.item where is_listed and store_takes_orders and category = wanted limit ${maxRows}) as counting
    ) as counted
    where counted.count > 0
    order by counted.count desc, wanted
  `.execute(db);
  return rows;
}

/** Lists the brands of the newest items, the most frequent first. */
export async function listBrands(
  db: Db,
  { newestItemCount, limit }: { newestItemCount: number; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ brand: string }>`
    select min(brand) as brand from (
      select brand from marketplace.item where is_listed and store_takes_orders
      order by created_at desc, id desc limit ${newestItemCount}) as newest
    where brand <> ''
    group by lower(brand)
    order by count(*) desc, min(brand) limit ${limit}
  `.execute(db);
  return rows.map(({ brand }) => brand);
}
