import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { markAsPrepared } from "#platform/db/prepared.ts";
import {
  hasMatchingIndex,
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

/** Lists by priority, then names that contain the words, then the newest. */
export async function listNewest(
  db: Db,
  search: ListingSearch,
  request: PageRequest<NewestPosition>,
): Promise<FoundListing[]> {
  const { rows } = await (search.words
    ? selectNameMatchesFirst(search, request)
    : selectNewest(search, request)
  ).execute(db);
  return rows.slice(0, request.limit).map(withNewestPosition);
}

const selectNameMatchesFirst = (search: ListingSearch, request: PageRequest<NewestPosition>) =>
  sql<NewestRow>`
    with named as materialized ${selectOrderedRows(search, "1", request)}
    select * from (
      select * from named union all ${selectOrderedRows(search, "0", request, isAbovePage(request.limit))}) as found
    order by prominence desc, named desc, "exactCreation" collate "C" desc, id desc
    limit ${request.limit}`;

/** Two fixed page sizes keep the number of prepared statements small. */
const preparedLimits = [25, 49];

/** Most visitors read this list. For every public filter an index has exactly this order. */
function selectNewest(search: ListingSearch, request: PageRequest<NewestPosition>) {
  const limit = preparedLimits.find((rows) => rows >= request.limit);
  if (!limit || !hasMatchingIndex(search))
    return sql<NewestRow>`${selectOrderedRows(search, "0", request)}`;
  // The limit is a literal, because PostgreSQL plans for a tenth of the table when it doesn't know the limit.
  const preparedRequest = { ...request, limit: sql.lit(limit) };
  return markAsPrepared(
    "listings.newest",
    sql<NewestRow>`${selectOrderedRows(search, "0", preparedRequest)}`,
  );
}

/**
 * When name matches fill the page, other matches count only with a higher priority. Without this condition, a word
 * found only in names would scan every listing for other matches.
 */
const isAbovePage = (limit: number) => sql<boolean>`prominence > coalesce(
  (select min(prominence) from named having count(*) = ${limit}), ${minProminence})`;
const minProminence = sql.lit(-2_147_483_648);

/** Reads either the name matches or the other matches, in the order of an index. */
function selectOrderedRows(
  search: ListingSearch,
  nameMatchFlag: "1" | "0",
  {
    limit,
    after,
  }: Pick<PageRequest<NewestPosition>, "after"> & { limit: number | RawBuilder<unknown> },
  extraCondition?: RawBuilder<boolean>,
) {
  const conditions = toConditions(search, "in order");
  if (search.words) {
    const matchesName = sql<boolean>`name_words @@ ${toTsquery(search.words)}`;
    conditions.push(nameMatchFlag === "1" ? matchesName : sql<boolean>`not ${matchesName}`);
  }
  if (after) conditions.push(isAfterPosition(nameMatchFlag, after));
  if (extraCondition) conditions.push(extraCondition);
  const metres = search.place ? toDistance(search.place) : sql`null::float8`;
  return sql`(
    select ${listCardColumns(search)}, ${metres} as metres, ${sql.lit(nameMatchFlag)}::text as named
    from directory.business where ${joinWithAnd(conditions)}
    order by prominence desc, created_at desc, id desc
    limit ${limit})`;
}

function isAfterPosition(
  nameMatchFlag: "1" | "0",
  [prominence, lastNameMatchFlag, instant, id]: NewestPosition,
): RawBuilder<boolean> {
  if (nameMatchFlag === lastNameMatchFlag)
    return sql<boolean>`(prominence, created_at, id) < (${prominence}::int, ${instant}::timestamptz, ${id})`;
  // Within a priority, all name matches come before all others.
  return nameMatchFlag === "1"
    ? sql<boolean>`prominence < ${prominence}::int`
    : sql<boolean>`prominence <= ${prominence}::int`;
}

/** Lists the nearest first. */
export async function listNearest(
  db: Db,
  search: ListingSearch & { place: Place },
  { limit, after }: PageRequest<DistancePosition>,
): Promise<FoundListing[]> {
  const metres = toDistance(search.place);
  const conditions = toConditions({ ...search, isPlaced: true }, "in order");
  if (after)
    conditions.push(sql<boolean>`(${metres}, id) > (${after[0]}::float8, ${after[1]}::text)`);
  // The index orders by distance only; rows that tie with the last one are included and sorted
  // here.
  const { rows } = await sql<NearestRow>`
    select * from (
      select ${listCardColumns(search)}, ${metres} as metres, ${metres}::text as "exactMetres"
      from directory.business where ${joinWithAnd(conditions)}
      order by ${metres}
      fetch first (${limit}) rows with ties) as nearest
    order by metres, id
    limit ${limit}
  `.execute(db);
  return rows.map(withNearestPosition);
}

/** Counts up to the cap, in the order of an index, so that no list reads the whole table. */
export async function countListings(db: Db, search: ListingSearch, cap: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select id from directory.business where ${joinWithAnd(toConditions(search, "in order"))}
      order by prominence desc, created_at desc, id desc
      limit ${cap}) as found
  `.execute(db);
  return rows[0]?.count ?? 0;
}
