import type { Category } from "@boab/contracts/directory/listing-fields";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { exactInstant } from "#platform/db/keyset.ts";
import {
  conditionsOf,
  holds,
  type ListingSearch,
  lacks,
  type Place,
  pointOf,
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
    sql<number | null>`st_y(point::geometry)`.as("latitude"),
    sql<number | null>`st_x(point::geometry)`.as("longitude"),
    sql<boolean>`not hide_address and door is not null`.as("is_exact"),
    (place ? sql<number | null>`point <-> ${pointOf(place)}` : sql<null>`null::float8`).as(
      "metres",
    ),
  ]);

/** The most prominent first; among them those whose name holds the words; then the newest. */
export async function listNewest(
  db: Db,
  search: ListingSearch,
  limit: number,
  after: NewestPosition | undefined,
): Promise<ListingRow[]> {
  const named = search.words && stream(db, search, "1", limit, after);
  const others = stream(db, search, "0", limit, after);
  const all = named ? named.unionAll(others) : others;
  const rows = await db
    .selectFrom(all.as("found"))
    .selectAll()
    .orderBy("prominence", "desc")
    .orderBy("named", "desc")
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
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

/** One of the two kinds in the order of an index, so that a common word need not be sorted whole. */
function stream(
  db: Db,
  search: ListingSearch,
  named: "1" | "0",
  limit: number,
  after: NewestPosition | undefined,
) {
  const conditions = conditionsOf(search);
  if (search.words) conditions.push((named === "1" ? holds : lacks)(search.words.inName));
  if (after) conditions.push(followsInStream(named, after));
  const rows = cards(db, conditions, search.place)
    .select(sql<string>`${sql.lit(named)}`.as("named"))
    .orderBy("prominence", "desc")
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
  limit: number,
  after: DistancePosition | undefined,
): Promise<ListingRow[]> {
  const distance = sql`point <-> ${pointOf(search.place)}`;
  const conditions = [...conditionsOf(search), sql<boolean>`point is not null`];
  if (after)
    conditions.push(sql<boolean>`(${distance}, id) > (${after[0]}::float8, ${after[1]}::text)`);
  const rows = await cards(db, conditions, search.place)
    .select(sql<string>`(${distance})::text`.as("exact_metres"))
    .orderBy(distance)
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
  const { count } = await db
    .selectFrom(found(db, conditionsOf(search)).select("id").limit(cap).as("found"))
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
