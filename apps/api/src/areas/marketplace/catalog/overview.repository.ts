import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

/** How many items each of these categories has, counted by its index up to a limit. */
export async function countCategories(
  db: Db,
  names: readonly string[],
  most: number,
): Promise<{ name: string; count: number }[]> {
  const { rows } = await sql<{ name: string; count: number }>`
    select wanted as name, counted.count from unnest(${[...names]}::text[]) as wanted
    cross join lateral (
      select count(*) as count from (
        select from marketplace.item where is_listed and category = wanted limit ${most}) as counting
    ) as counted
    where counted.count > 0
    order by counted.count desc, wanted
  `.execute(db);
  return rows;
}

/** The brands of what was added lately, the most frequent first. */
export async function listBrands(
  db: Db,
  { among, limit }: { among: number; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ brand: string }>`
    select min(brand) as brand from (
      select brand from marketplace.item where is_listed
      order by created_at desc, id desc limit ${among}) as newest
    where brand <> ''
    group by lower(brand)
    order by count(*) desc, min(brand) limit ${limit}
  `.execute(db);
  return rows.map(({ brand }) => brand);
}
