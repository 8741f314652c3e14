import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { firstFreeStart } from "./free-times.repository.ts";
import {
  type ListingSearch,
  toConditions,
  toDistance,
  toTsquery,
} from "./listing-filters.repository.ts";
import {
  type FoundListing,
  joinWithAnd,
  listCardColumns,
  type NearestRow,
  type PageRequest,
} from "./listing-rows.repository.ts";

/** The position of the last row: its first free start, in minutes since 1970, and its id. */
export type SoonestPosition = [start: string, id: string];

/**
 * Those with the earliest free time first. Of more matches than the max, the nearest are ordered, or the newest where
 * there is no place.
 */
export async function listSoonest(
  db: Db,
  search: ListingSearch & { free: NonNullable<ListingSearch["free"]> },
  maxGathered: number,
  { limit, after }: PageRequest<SoonestPosition>,
): Promise<{ rows: FoundListing[]; count: number }> {
  const { place, words } = search;
  const metres = place ? toDistance(place) : sql`null::float8`;
  const { rows } = await sql<{ count: number } & ((NearestRow & { start: number }) | { id: null })>`
    with found as materialized (
      select id, ${metres} as metres from directory.business
      where ${joinWithAnd(toConditions({ ...search, isPlaced: place !== undefined }, "gathered"))}
      order by ${place ? sql`metres` : sql`created_at desc`}, id limit ${maxGathered + 1}),
    timed as materialized (
      select business.id, found.metres, ${firstFreeStart(search.free, words && toTsquery(words))} as start
      from found join directory.business using (id)),
    page as (
      select id, metres, start, row_number() over (order by start, id) as place from timed
      where start is not null
        and ${after ? sql`(start, id) > (${after[0]}::int, ${after[1]}::text)` : sql`true`}
      order by place limit ${limit})
    select counted.count, ${listCardColumns(search)}, metres, metres::text as "exactMetres", start
    from (select count(*) as count from found) as counted
    left join (page join directory.business using (id)) on true
    order by page.place`.execute(db);
  const found = rows.flatMap((row) => (row.id === null ? [] : [row]));
  return {
    rows: found.map((row) => ({
      ...row,
      position: [String(row.start), row.id] satisfies SoonestPosition,
    })),
    count: rows[0]?.count ?? 0,
  };
}
