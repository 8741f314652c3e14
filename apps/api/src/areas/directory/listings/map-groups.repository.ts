import type { ListingGroup } from "@boab/contracts/directory/search";
import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { type ListingSearch, toConditions } from "./listing-filters.repository.ts";
import { joinWithAnd } from "./listing-rows.repository.ts";

/** The grid of `directory.map_count` and of `directory.cells_of` has 2⁵ squares per degree. */
const storedGridDetail = 5;

type NamedListing = NonNullable<ListingGroup["listing"]>;

/** The listings in one square of a grid. Columns and rows count from 180° west and 90° south. */
interface FoundSquare
  extends Pick<ListingGroup, "count" | "latitude" | "longitude" | "bounds" | "listing"> {
  column: number;
  row: number;
}

interface GroupRow extends NamedListing {
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

/** Collects up to `maxMatches` matches by their filters' indexes and groups them by the squares of a grid. */
export async function groupMatches(
  db: Db,
  search: ListingSearch,
  gridDetail: number,
  maxMatches: number,
): Promise<FoundSquare[]> {
  const squaresPerDegree = 2 ** gridDetail;
  const conditions = [...toConditions(search, "gathered"), sql<boolean>`on_map is not null`];
  const { rows } = await sql<GroupRow>`
    select floor((longitude + 180) * ${squaresPerDegree}::float8)::int as "column",
      floor((latitude + 90) * ${squaresPerDegree}::float8)::int as row, count(*) as count,
      avg(latitude) as latitude, avg(longitude) as longitude,
      min(longitude) as west, min(latitude) as south, max(longitude) as east, max(latitude) as north,
      min(id) as id, min(business_name) as "businessName", min(slug) as slug,
      min(category) as category, min(city) as city, min(state) as state
    from (
      select id, business_name, slug, category, city, state,
        st_y(on_map) as latitude, st_x(on_map) as longitude
      from directory.business where ${joinWithAnd(conditions)}
      limit ${maxMatches}) as found
    group by 1, 2
  `.execute(db);
  return rows.map(({ west, south, east, north, ...group }) => ({
    column: group.column,
    row: group.row,
    count: group.count,
    latitude: group.latitude,
    longitude: group.longitude,
    bounds: [west, south, east, north],
    listing: group.count === 1 ? toNamedListing(group) : null,
  }));
}

const toNamedListing = ({
  id,
  businessName,
  slug,
  category,
  city,
  state,
}: NamedListing): NamedListing => ({
  id,
  businessName,
  slug,
  category,
  city,
  state,
});

/** Whether the stored counts per square can answer this search. */
export const hasStoredCounts = (search: ListingSearch): boolean =>
  search.audience.kind === "public" &&
  !search.words &&
  !(search.place && search.radiusKm) &&
  !search.openAt &&
  !search.openHours;

const cellsPerRow = 100_000;
const toSquareIndex = (degrees: number, offsetDegrees: number) =>
  Math.floor((degrees + offsetDegrees) * 2 ** storedGridDetail);

interface CountRow {
  column: number;
  row: number;
  count: number;
  latitude: number;
  longitude: number;
}

/** Groups any number of listings by the stored counts per square. Squares at the edge count as a whole. */
export async function groupStoredCounts(
  db: Db,
  { category, state, bounds }: ListingSearch,
  gridDetail: number,
): Promise<FoundSquare[]> {
  const shift = Math.max(storedGridDetail - gridDetail, 0);
  const [west, south, east, north] = bounds ?? [-180, -90, 180, 90];
  const [firstRow, lastRow] = [toSquareIndex(south, 90), toSquareIndex(north, 90)];
  const { rows } = await sql<CountRow>`
    select ((cell % ${cellsPerRow}::int) >> ${shift}::int) as "column",
      ((cell / ${cellsPerRow}::int) >> ${shift}::int) as row, sum(listings) as count,
      sum(latitudes)::float8 / sum(listings) / 1000000 as latitude,
      sum(longitudes)::float8 / sum(listings) / 1000000 as longitude
    from directory.map_count
    where cell between ${firstRow * cellsPerRow}::int and ${(lastRow + 1) * cellsPerRow - 1}::int
      and cell % ${cellsPerRow}::int between ${toSquareIndex(west, 180)}::int and ${toSquareIndex(east, 180)}::int
      and (${category ?? null}::text is null or category = ${category ?? null})
      and (${state ?? null}::text is null or state = ${state ?? null})
    group by 1, 2
    having sum(listings) > 0
  `.execute(db);
  const squaresPerDegree = 2 ** (storedGridDetail - shift);
  return rows.map(({ column, row, ...group }) => ({
    column,
    row,
    ...group,
    bounds: [
      column / squaresPerDegree - 180,
      row / squaresPerDegree - 90,
      (column + 1) / squaresPerDegree - 180,
      (row + 1) / squaresPerDegree - 90,
    ],
    listing: null,
  }));
}
