import type { ListingGroup } from "@boab/contracts/directory/search";
import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { conditionsOf, type ListingSearch } from "./listing-filters.repository.ts";
import { every } from "./listing-rows.repository.ts";

/** The squares of `directory.map_count` and of `directory.cells_of`: 2⁵ in a degree. */
const countedDetail = 5;

type Named = NonNullable<ListingGroup["listing"]>;

/** The listings in one square of a grid, counted from 180° west and 90° south. */
interface FoundSquare
  extends Pick<ListingGroup, "count" | "latitude" | "longitude" | "bounds" | "listing"> {
  column: number;
  row: number;
}

interface GroupRow extends Named {
  column: number;
  row: number;
  count: number;
  latitude: number;
  longitude: number;
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Collects up to `most` matches by their filters' indexes and groups them by the squares of a grid. */
export async function groupMatches(
  db: Db,
  search: ListingSearch,
  detail: number,
  most: number,
): Promise<FoundSquare[]> {
  const perDegree = 2 ** detail;
  const conditions = [...conditionsOf(search, "gathered"), sql<boolean>`on_map is not null`];
  const { rows } = await sql<GroupRow>`
    select floor((longitude + 180) * ${perDegree}::float8)::int as "column",
      floor((latitude + 90) * ${perDegree}::float8)::int as row, count(*) as count,
      avg(latitude) as latitude, avg(longitude) as longitude,
      min(longitude) as west, min(latitude) as south, max(longitude) as east, max(latitude) as north,
      min(id) as id, min(business_name) as "businessName", min(slug) as slug,
      min(category) as category, min(city) as city, min(state) as state
    from (
      select id, business_name, slug, category, city, state,
        st_y(on_map) as latitude, st_x(on_map) as longitude
      from directory.business where ${every(conditions)}
      limit ${most}) as found
    group by 1, 2
  `.execute(db);
  return rows.map(({ west, south, east, north, ...group }) => ({
    column: group.column,
    row: group.row,
    count: group.count,
    latitude: group.latitude,
    longitude: group.longitude,
    bounds: [west, south, east, north],
    listing: group.count === 1 ? namedOf(group) : null,
  }));
}

const namedOf = ({ id, businessName, slug, category, city, state }: Named): Named => ({
  id,
  businessName,
  slug,
  category,
  city,
  state,
});

/** Whether the table of counts knows this search. */
export const isCounted = (search: ListingSearch): boolean =>
  search.audience.kind === "public" &&
  !search.words &&
  !(search.place && search.radiusKm) &&
  !search.openAt &&
  !search.openHours;

const cellRow = 100_000;
const squareOf = (degrees: number, from: number) =>
  Math.floor((degrees + from) * 2 ** countedDetail);

interface CountRow {
  column: number;
  row: number;
  count: number;
  latitude: number;
  longitude: number;
}

/** The same for any number of listings, from the counts by square; squares at the edge count whole. */
export async function groupCounts(
  db: Db,
  { category, state, bounds }: ListingSearch,
  detail: number,
): Promise<FoundSquare[]> {
  const shift = Math.max(countedDetail - detail, 0);
  const [west, south, east, north] = bounds ?? [-180, -90, 180, 90];
  const [first, last] = [squareOf(south, 90), squareOf(north, 90)];
  const { rows } = await sql<CountRow>`
    select ((cell % ${cellRow}::int) >> ${shift}::int) as "column",
      ((cell / ${cellRow}::int) >> ${shift}::int) as row, sum(listings) as count,
      sum(latitudes)::float8 / sum(listings) / 1000000 as latitude,
      sum(longitudes)::float8 / sum(listings) / 1000000 as longitude
    from directory.map_count
    where cell between ${first * cellRow}::int and ${(last + 1) * cellRow - 1}::int
      and cell % ${cellRow}::int between ${squareOf(west, 180)}::int and ${squareOf(east, 180)}::int
      and (${category ?? null}::text is null or category = ${category ?? null})
      and (${state ?? null}::text is null or state = ${state ?? null})
    group by 1, 2
    having sum(listings) > 0
  `.execute(db);
  const perDegree = 2 ** (countedDetail - shift);
  return rows.map(({ column, row, ...group }) => ({
    column,
    row,
    ...group,
    bounds: [
      column / perDegree - 180,
      row / perDegree - 90,
      (column + 1) / perDegree - 180,
      (row + 1) / perDegree - 90,
    ],
    listing: null,
  }));
}
