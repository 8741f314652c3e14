import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { prepared } from "#platform/db/prepared.ts";
import {
  conditionsOf,
  isInOrder,
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

/** By priority; then names that contain the words; then newest. */
export async function listNewest(
  db: Db,
  search: ListingSearch,
  request: PageRequest<NewestPosition>,
): Promise<FoundListing[]> {
  const { rows } = await (search.words
    ? listNamedFirst(search, request)
    : listByAge(search, request)
  ).execute(db);
  return rows.slice(0, request.limit).map(newestPosition);
}

const listNamedFirst = (search: ListingSearch, request: PageRequest<NewestPosition>) =>
  sql<NewestRow>`
    with named as materialized ${stream(search, "1", request)}
    select * from (
      select * from named union all ${stream(search, "0", request, isNotBehind(request.limit))}) as found
    order by prominence desc, named desc, "exactCreation" collate "C" desc, id desc
    limit ${request.limit}`;

/** Two sizes of a page, so that the statement has few texts. */
const preparedLimits = [25, 49];

/** Most visitors read this: an index holds each public list in its order, whatever the values are. */
function listByAge(search: ListingSearch, request: PageRequest<NewestPosition>) {
  const limit = preparedLimits.find((rows) => rows >= request.limit);
  if (!limit || !isInOrder(search)) return sql<NewestRow>`${stream(search, "0", request)}`;
  // The number stands in the text: PostgreSQL takes a limit it does not know for a tenth of the table.
  const sized = { ...request, limit: sql.lit(limit) };
  return prepared("listings.newest", sql<NewestRow>`${stream(search, "0", sized)}`);
}

/**
 * A page full of name matches needs the others only where their priority is higher. Without this, a
 * word found only in names would scan every listing for other matches.
 */
const isNotBehind = (limit: number) => sql<boolean>`prominence > coalesce(
  (select min(prominence) from named having count(*) = ${limit}), ${leastProminence})`;
const leastProminence = sql.lit(-2_147_483_648);

/** Those whose name contains the words, or the others, each in the order of an index. */
function stream(
  search: ListingSearch,
  named: "1" | "0",
  {
    limit,
    after,
  }: Pick<PageRequest<NewestPosition>, "after"> & { limit: number | RawBuilder<unknown> },
  bound?: RawBuilder<boolean>,
) {
  const conditions = conditionsOf(search, "in order");
  if (search.words) {
    const isNamed = sql<boolean>`name_words @@ ${tsquery(search.words)}`;
    conditions.push(named === "1" ? isNamed : sql<boolean>`not ${isNamed}`);
  }
  if (after) conditions.push(followsInStream(named, after));
  if (bound) conditions.push(bound);
  const metres = search.place ? metresTo(search.place) : sql`null::float8`;
  return sql`(
    select ${cardColumns(search)}, ${metres} as metres, ${sql.lit(named)}::text as named
    from directory.business where ${every(conditions)}
    order by prominence desc, created_at desc, id desc
    limit ${limit})`;
}

function followsInStream(
  named: "1" | "0",
  [prominence, lastNamed, instant, id]: NewestPosition,
): RawBuilder<boolean> {
  if (named === lastNamed)
    return sql<boolean>`(prominence, created_at, id) < (${prominence}::int, ${instant}::timestamptz, ${id})`;
  // Within a priority, all name matches come before all others.
  return named === "1"
    ? sql<boolean>`prominence < ${prominence}::int`
    : sql<boolean>`prominence <= ${prominence}::int`;
}

/** Nearest first. */
export async function listNearest(
  db: Db,
  search: ListingSearch & { place: Place },
  { limit, after }: PageRequest<DistancePosition>,
): Promise<FoundListing[]> {
  const metres = metresTo(search.place);
  const conditions = conditionsOf({ ...search, isPlaced: true }, "in order");
  if (after)
    conditions.push(sql<boolean>`(${metres}, id) > (${after[0]}::float8, ${after[1]}::text)`);
  // The index orders by distance only; rows that tie with the last one are included and sorted
  // here.
  const { rows } = await sql<NearestRow>`
    select * from (
      select ${cardColumns(search)}, ${metres} as metres, ${metres}::text as "exactMetres"
      from directory.business where ${every(conditions)}
      order by ${metres}
      fetch first (${limit}) rows with ties) as nearest
    order by metres, id
    limit ${limit}
  `.execute(db);
  return rows.map(nearestPosition);
}

/** Counts up to the cap, in the order of an index, so that no list reads the whole table. */
export async function countListings(db: Db, search: ListingSearch, cap: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select id from directory.business where ${every(conditionsOf(search, "in order"))}
      order by prominence desc, created_at desc, id desc
      limit ${cap}) as found
  `.execute(db);
  return rows[0]?.count ?? 0;
}
