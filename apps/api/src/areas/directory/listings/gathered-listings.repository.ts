import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import {
  conditionsOf,
  type ListingSearch,
  metresTo,
  type Place,
  tsquery,
} from "./listing-filters.repository.ts";
import {
  cardColumns,
  type DistancePosition,
  every,
  type FoundListing,
  type NearestRow,
  type NewestPosition,
  type NewestRow,
  nearestPosition,
  newestPosition,
  type PageRequest,
} from "./listing-rows.repository.ts";

interface Gathered {
  rows: FoundListing[];
  /** One more than the maximum when there were too many to collect; the rows are then useless. */
  count: number;
}

/** Collects the listings by their filters' indexes and sorts them: fast when few match. */
export async function gatherNewest(
  db: Db,
  search: ListingSearch,
  most: number,
  { limit, after }: PageRequest<NewestPosition>,
): Promise<Gathered> {
  const named = search.words
    ? sql`case when name_words @@ ${tsquery(search.words)} then '1' else '0' end`
    : sql`'0'::text`;
  const gathered = await gather<NewestRow>(db, search, most, {
    keys: sql`prominence, ${named} as named, created_at,
      ${search.place ? metresTo(search.place) : sql`null::float8`} as metres`,
    order: sql`prominence desc, named desc, created_at desc, id desc`,
    follows: after
      ? sql`(prominence, named, created_at, id)
          < (${after[0]}::int, ${after[1]}::text, ${after[2]}::timestamptz, ${after[3]}::text)`
      : sql`true`,
    kept: sql`named, metres`,
    shown: sql`named, metres`,
    limit,
  });
  return { ...gathered, rows: gathered.rows.map(newestPosition) };
}

/** The same, nearest first; listings without a location are left out. */
export async function gatherNearest(
  db: Db,
  search: ListingSearch & { place: Place },
  most: number,
  { limit, after }: PageRequest<DistancePosition>,
): Promise<Gathered> {
  const gathered = await gather<NearestRow>(db, { ...search, isPlaced: true }, most, {
    keys: sql`${metresTo(search.place)} as metres`,
    order: sql`metres, id`,
    follows: after ? sql`(metres, id) > (${after[0]}::float8, ${after[1]}::text)` : sql`true`,
    kept: sql`metres`,
    shown: sql`metres, metres::text as "exactMetres"`,
    limit,
  });
  return { ...gathered, rows: gathered.rows.map(nearestPosition) };
}

interface Order {
  keys: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  follows: RawBuilder<unknown>;
  /** The sort keys of a page, and how to read them back. */
  kept: RawBuilder<unknown>;
  shown: RawBuilder<unknown>;
  limit: number;
}

/** Only the keys are sorted; card data is read for the rows of the page alone. */
async function gather<Row>(
  db: Db,
  search: ListingSearch,
  most: number,
  { keys, order, follows, kept, shown, limit }: Order,
): Promise<{ rows: Row[]; count: number }> {
  const { rows } = await sql<{ count: number; id: string | null }>`
    with found as materialized (
      select id, ${keys} from directory.business
      where ${every(conditionsOf(search, "gathered"))}
      limit ${most + 1}),
    page as (
      select id, ${kept}, row_number() over (order by ${order}) as place from found
      where ${follows} order by place limit ${limit})
    select counted.count, ${cardColumns(search)}, ${shown}
    from (select count(*) as count from found) as counted
    left join (page join directory.business using (id)) on true
    order by page.place
  `.execute(db);
  const found = rows.filter(({ id }) => id !== null) as unknown as Row[];
  return { rows: found, count: rows[0]?.count ?? 0 };
}
