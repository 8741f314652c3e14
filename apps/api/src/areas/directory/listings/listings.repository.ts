import type { Category } from "@boab/contracts/directory/listing-fields";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { exactInstant } from "#platform/db/keyset.ts";
import {
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

/** What a card needs of a listing, and the place to read on from. */
type ListingRow = Awaited<ReturnType<ReturnType<typeof cards>["execute"]>>[number] & {
  position: string[];
};

const every = (conditions: RawBuilder<boolean>[]) => sql.join(conditions, sql` and `);

const found = (db: Db, conditions: RawBuilder<boolean>[]) =>
  db.selectFrom("directory.business").where(sql<boolean>`${every(conditions)}`);

const cards = (db: Db, conditions: RawBuilder<boolean>[], place: Place | undefined) =>
  found(db, conditions).select([
    "id",
    "business_name",
    "slug",
    "description",
    sql<Category>`category`.as("category"),
    "city",
    "state",
    "is_live",
    "listing_priority",
    "logo",
    "cover",
    "cover_position",
    "time_zone",
    "days",
    "prominence",
    "created_at",
    exactInstant("created_at").as("exact_creation"),
    sql<number | null>`st_y(on_map)`.as("latitude"),
    sql<number | null>`st_x(on_map)`.as("longitude"),
    sql<boolean>`not hide_address and door is not null`.as("is_exact"),
    (place ? sql<number | null>`point <-> ${pointOf(place)}` : sql<null>`null::float8`).as(
      "metres",
    ),
  ]);

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
  const named = search.words && stream(db, search, "1", wish);
  const others = stream(db, search, "0", wish);
  const all = named ? named.unionAll(others) : others;
  const rows = await db
    .selectFrom(all.as("found"))
    .selectAll()
    .orderBy("prominence", "desc")
    .orderBy("named", "desc")
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(wish.limit)
    .execute();
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
  db: Db,
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
  const rows = cards(db, conditions, search.place)
    .select(sql<string>`${sql.lit(named)}`.as("named"))
    .orderBy(sql`prominence${unindexed(areFew)}`, "desc")
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  return db.selectFrom(rows.as("stream")).selectAll();
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
  const nearest = cards(db, conditions, search.place)
    .select(sql<string>`(${distance})::text`.as("exact_metres"))
    .orderBy(sql`(${distance})${unindexed(areFew)}`)
    .fetch(limit, "with ties");
  const rows = await db
    .selectFrom(nearest.as("nearest"))
    .selectAll()
    .orderBy("metres")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...row,
    position: [row.exact_metres, row.id] satisfies DistancePosition,
  }));
}

/** Counts no further than the cap, so that no search reads the whole table. */
export async function countListings(db: Db, search: ListingSearch, cap: number): Promise<number> {
  const rows = found(db, conditionsOf(search))
    .select("id")
    .orderBy("prominence", "desc")
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(cap);
  const { count } = await db
    .selectFrom(rows.as("found"))
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
