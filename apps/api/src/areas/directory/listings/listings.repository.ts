import type { Category } from "@boab/contracts/directory/listing-fields";
import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { exactInstant } from "#platform/db/keyset.ts";
import type { DB } from "#platform/db/types.generated.ts";
import {
  type Audience,
  conditionsOf,
  type ListingSearch,
  type Place,
  pointOf,
  tsquery,
} from "./listing-filters.repository.ts";

/** Prominence, whether the name holds the words (1 or 0), creation and id of the last row seen. */
export type NewestPosition = [prominence: string, named: string, instant: string, id: string];
/** Metres and id of the last row seen. */
export type DistancePosition = [metres: string, id: string];

type Columns = Selectable<DB["directory.business"]>;

/** What a card needs of a listing, and the place to read on from. */
interface CardRow
  extends Pick<
    Columns,
    | "id"
    | "business_name"
    | "slug"
    | "description"
    | "city"
    | "state"
    | "is_live"
    | "listing_priority"
    | "logo"
    | "cover"
    | "cover_position"
    | "time_zone"
  > {
  category: Category;
  prominence: number;
  exact_creation: string;
  /** Null when no hours were given. */
  open_minutes: string | null;
  latitude: number | null;
  longitude: number | null;
  is_exact: boolean;
  metres: number | null;
  /** Not for everybody's list, which says nothing of owners. */
  may_delete?: boolean;
}
type ListingRow = CardRow & { position: string[] };

const every = (conditions: RawBuilder<boolean>[]) => sql.join(conditions, sql` and `);

// Written out as SQL: this is read most of all, and building it of parts for each visitor took longer
// than checking the answer.
const columns = sql`id, business_name, slug, description, category, city, state, is_live,
  listing_priority, logo, cover, cover_position, time_zone, prominence,
  ${exactInstant("created_at")} as exact_creation,
  case when days is not null then open_minutes end as open_minutes,
  st_y(on_map) as latitude, st_x(on_map) as longitude,
  not hide_address and door is not null as is_exact`;

/** Editors look after a listing; deleting it is for its owner and for staff. */
function rightsOf(audience: Audience) {
  if (audience.kind === "public") return sql``;
  if (audience.kind === "all" || audience.isStaff) return sql`, true as may_delete`;
  return sql`, owner_id = ${audience.userId} as may_delete`;
}

const metresTo = (place: Place | undefined) =>
  place ? sql`point <-> ${pointOf(place)}` : sql`null::float8`;

/**
 * How many there are decides the way. Few are found by their filters and then sorted; of many, the first
 * ones are read in the order of an index. PostgreSQL would guess, and guesses badly about rare words.
 */
interface PageWish<Position> {
  limit: number;
  after: Position | undefined;
  areFew: boolean;
}

/** An index cannot give the order of a sum. */
const unindexed = (areFew: boolean) => sql.raw(areFew ? " + 0" : "");

/** The most prominent first; among them those whose name holds the words; then the newest. */
export async function listNewest(
  db: Db,
  search: ListingSearch,
  wish: PageWish<NewestPosition>,
): Promise<ListingRow[]> {
  const others = stream(search, "0", wish);
  const all = search.words ? sql`${stream(search, "1", wish)} union all ${others}` : others;
  const { rows } = await sql<CardRow & { named: string }>`
    select * from (${all}) as found
    order by prominence desc, named desc, exact_creation collate "C" desc, id desc
    limit ${wish.limit}
  `.execute(db);
  return rows.map((row) => ({
    ...row,
    position: [
      String(row.prominence),
      row.named,
      row.exact_creation,
      row.id,
    ] satisfies NewestPosition,
  }));
}

/** Those whose name holds the words, or the others, each in the order of an index. */
function stream(
  search: ListingSearch,
  named: "1" | "0",
  { limit, after, areFew }: PageWish<NewestPosition>,
) {
  const conditions = conditionsOf(search);
  if (search.words) {
    const isNamed = sql<boolean>`name_words @@ ${tsquery(search.words)}`;
    conditions.push(named === "1" ? isNamed : sql<boolean>`not ${isNamed}`);
  }
  if (after) conditions.push(followsInStream(named, after));
  return sql`(
    select ${columns}, ${metresTo(search.place)} as metres, ${sql.lit(named)}::text as named
      ${rightsOf(search.audience)}
    from directory.business where ${every(conditions)}
    order by prominence${unindexed(areFew)} desc, created_at desc, id desc
    limit ${limit})`;
}

function followsInStream(
  named: "1" | "0",
  [prominence, lastNamed, instant, id]: NewestPosition,
): RawBuilder<boolean> {
  if (named === lastNamed)
    return sql<boolean>`(prominence, created_at, id) < (${prominence}::int, ${instant}::timestamptz, ${id})`;
  // Of equal prominence, all named ones come before all others.
  return named === "1"
    ? sql<boolean>`prominence < ${prominence}::int`
    : sql<boolean>`prominence <= ${prominence}::int`;
}

/** The nearest first. */
export async function listNearest(
  db: Db,
  search: ListingSearch & { place: Place },
  { limit, after, areFew }: PageWish<DistancePosition>,
): Promise<ListingRow[]> {
  const distance = sql`point <-> ${pointOf(search.place)}`;
  const conditions = [...conditionsOf(search), sql<boolean>`point is not null`];
  if (after)
    conditions.push(sql<boolean>`(${distance}, id) > (${after[0]}::float8, ${after[1]}::text)`);
  // The index knows the order of distances alone; those who share the last one come along and are sorted here.
  const { rows } = await sql<CardRow & { exact_metres: string }>`
    select * from (
      select ${columns}, ${distance} as metres, (${distance})::text as exact_metres
        ${rightsOf(search.audience)}
      from directory.business where ${every(conditions)}
      order by (${distance})${unindexed(areFew)}
      fetch first (${limit}) rows with ties) as nearest
    order by metres, id
    limit ${limit}
  `.execute(db);
  return rows.map((row) => ({
    ...row,
    position: [row.exact_metres, row.id] satisfies DistancePosition,
  }));
}

/** Counts no further than the cap, so that no search reads the whole table. */
export async function countListings(db: Db, search: ListingSearch, cap: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select id from directory.business where ${every(conditionsOf(search))}
      order by prominence desc, created_at desc, id desc
      limit ${cap}) as found
  `.execute(db);
  return rows[0]?.count ?? 0;
}
