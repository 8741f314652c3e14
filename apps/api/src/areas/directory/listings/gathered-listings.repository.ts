import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import {
  type ListingSearch,
  type Place,
  toConditions,
  toDistance,
  toTsquery,
} from "./listing-filters.repository.ts";
import {
  type DistancePosition,
  type FoundListing,
  joinWithAnd,
  listCardColumns,
  type NearestRow,
  type NewestPosition,
  type NewestRow,
  type PageRequest,
  withNearestPosition,
  withNewestPosition,
} from "./listing-rows.repository.ts";

interface GatheredListings {
  rows: FoundListing[];
  /** One more than the max when there were too many to collect; the rows are then arbitrary. */
  count: number;
}

/** Collects the listings by their filters' indexes and sorts them: fast when few match. */
export async function gatherNewest(
  db: Db,
  search: ListingSearch,
  maxGathered: number,
  { limit, after }: PageRequest<NewestPosition>,
): Promise<GatheredListings> {
  const nameMatchFlag = search.words
    ? sql`case when name_words @@ ${toTsquery(search.words)} then '1' else '0' end`
    : sql`'0'::text`;
  const gathered = await gatherListings<NewestRow>(db, search, maxGathered, {
    keys: sql`prominence, ${nameMatchFlag} as named, created_at,
      ${search.place ? toDistance(search.place) : sql`null::float8`} as metres`,
    order: sql`prominence desc, named desc, created_at desc, id desc`,
    isAfter: after
      ? sql`(prominence, named, created_at, id)
          < (${after[0]}::int, ${after[1]}::text, ${after[2]}::timestamptz, ${after[3]}::text)`
      : sql`true`,
    pageKeys: sql`named, metres`,
    shown: sql`named, metres`,
    limit,
  });
  return { ...gathered, rows: gathered.rows.map(withNewestPosition) };
}

/** Does the same with the nearest first, without the listings that have no location. */
export async function gatherNearest(
  db: Db,
  search: ListingSearch & { place: Place },
  maxGathered: number,
  { limit, after }: PageRequest<DistancePosition>,
): Promise<GatheredListings> {
  const gathered = await gatherListings<NearestRow>(
    db,
    { ...search, isPlaced: true },
    maxGathered,
    {
      keys: sql`${toDistance(search.place)} as metres`,
      order: sql`metres, id`,
      isAfter: after ? sql`(metres, id) > (${after[0]}::float8, ${after[1]}::text)` : sql`true`,
      pageKeys: sql`metres`,
      shown: sql`metres, metres::text as "exactMetres"`,
      limit,
    },
  );
  return { ...gathered, rows: gathered.rows.map(withNearestPosition) };
}

interface SortOrder {
  keys: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  isAfter: RawBuilder<unknown>;
  /** The sort keys of a page and the columns that return them. */
  pageKeys: RawBuilder<unknown>;
  shown: RawBuilder<unknown>;
  limit: number;
}

/** Only the keys are sorted; card data is read for the rows of the page alone. */
async function gatherListings<Row extends { id: string }>(
  db: Db,
  search: ListingSearch,
  maxGathered: number,
  { keys, order, isAfter, pageKeys, shown, limit }: SortOrder,
): Promise<{ rows: Row[]; count: number }> {
  const { rows } = await sql<{ count: number } & (Row | { id: null })>`
    with found as materialized (
      select id, ${keys} from directory.business
      where ${joinWithAnd(toConditions(search, "gathered"))}
      limit ${maxGathered + 1}),
    page as (
      select id, ${pageKeys}, row_number() over (order by ${order}) as place from found
      where ${isAfter} order by place limit ${limit})
    select counted.count, ${listCardColumns(search)}, ${shown}
    from (select count(*) as count from found) as counted
    left join (page join directory.business using (id)) on true
    order by page.place
  `.execute(db);
  const found = rows.filter((row) => row.id !== null);
  return { rows: found, count: rows[0]?.count ?? 0 };
}

/** Counts by the filters' indexes up to the cap. */
export async function countGathered(db: Db, search: ListingSearch, cap: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select id from directory.business where ${joinWithAnd(toConditions(search, "gathered"))}
      limit ${cap}) as found`.execute(db);
  return rows[0]?.count ?? 0;
}
