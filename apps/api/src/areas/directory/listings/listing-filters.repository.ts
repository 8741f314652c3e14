import type { Category } from "@boab/contracts/directory/listing-fields";
import { type RawBuilder, sql } from "kysely";
import { type FreeSearch, hasFreeTime } from "./free-times.repository.ts";

export type Audience =
  | { kind: "public" }
  | { kind: "mine"; userId: string; isStaff: boolean }
  | { kind: "all" };

/** The date whose hours count in a zone, and the minute since its midnight. */
interface LocalMoment {
  zone: string;
  date: string;
  minute: number;
}

export interface Place {
  latitude: number;
  longitude: number;
}

/** The tsquery text of the words before the last, of the last word, and of the last word as a prefix. */
export interface WordQuery {
  before: string;
  last: string;
  prefix: string;
}

export interface ListingSearch {
  audience: Audience;
  words?: WordQuery | undefined;
  category?: Category | undefined;
  state?: string | undefined;
  place?: Place | undefined;
  radiusKm?: number | undefined;
  /** The cells that the radius touches; undefined when there are too many. */
  cells?: number[] | undefined;
  /** Only listings with a location are found, because they are ordered by distance. */
  isPlaced?: boolean | undefined;
  /** The order is west, south, east, north. */
  bounds?: [number, number, number, number] | undefined;
  /** The minute of the week in each time zone, for the filter "open now". */
  openAt?: ReadonlyMap<string, number> | undefined;
  /** Leaves out what a special day closes at this moment, for the filter "open now". */
  localMoments?: readonly LocalMoment[] | undefined;
  /** The hours of the week that make up one day, for the filter by weekday. */
  openHours?: number[] | undefined;
  /** Only listings with a free time, and the moment that cards show times for. */
  free?: FreeSearch | undefined;
  /** True when `free` filters; otherwise it only says which times cards show. */
  needsFreeTime?: boolean | undefined;
  /** The ids of listings to leave out, because the page already shows them. */
  without?: string[] | undefined;
}

type Condition = RawBuilder<boolean>;

const toPoint = ({ latitude, longitude }: Place) =>
  sql`st_makepoint(${longitude}::float8, ${latitude}::float8)::geography`;

/**
 * Rows are either collected by the filters' indexes, unordered, or read in the order of an index and checked one by
 * one.
 */
type ReadMode = "gathered" | "in order";

/** All conditions of a search, without its order. Each condition is written exactly as in its index. */
export function toConditions(search: ListingSearch, mode: ReadMode): Condition[] {
  const {
    words,
    category,
    state,
    isPlaced,
    bounds,
    openAt,
    localMoments,
    openHours,
    without: excludedIds,
  } = search;
  const conditions = toVisibleConditions(search.audience);
  if (words) conditions.push(avoidIndex(sql`search @@ ${toTsquery(words)}`, mode));
  if (category) conditions.push(sql`category = ${category}`);
  if (state) conditions.push(sql`state = ${state}`);
  conditions.push(...toRadiusConditions(search, mode));
  if (isPlaced) conditions.push(sql`point is not null`);
  if (bounds) conditions.push(avoidIndex(isInside(bounds), mode));
  if (openAt) conditions.push(avoidIndex(isOpen(openAt), mode));
  if (localMoments) conditions.push(isNotClosedToday(localMoments));
  if (openHours)
    conditions.push(avoidIndex(sql<boolean>`open_hours && ${openHours}::smallint[]`, mode));
  if (search.free && search.needsFreeTime)
    conditions.push(hasFreeTime(search.free, words && toTsquery(words)));
  if (excludedIds?.length) conditions.push(sql<boolean>`id <> all(${excludedIds}::text[])`);
  return conditions;
}

/**
 * `is true` keeps PostgreSQL from using an index for this condition when rows are read in order: it underestimates how
 * many listings have several related words, and would collect and sort tens of thousands.
 */
const avoidIndex = (condition: Condition, mode: ReadMode): Condition =>
  mode === "in order" ? sql<boolean>`(${condition}) is true` : condition;

/** A listing whose deletion was requested is hidden from everyone. */
function toVisibleConditions(audience: Audience): Condition[] {
  const isNotDeleted = sql<boolean>`delete_requested_at is null`;
  if (audience.kind === "public") return [sql<boolean>`is_public`, isNotDeleted];
  if (audience.kind === "all") return [isNotDeleted];
  const { userId } = audience;
  const isManaged = sql<boolean>`id in (
    select id from directory.business where owner_id = ${userId}
    union select business_id from directory.member where profile_id = ${userId})`;
  return [isManaged, isNotDeleted];
}

export const toTsquery = ({ before, last, prefix }: WordQuery) => sql`(
  to_tsquery('directory.words', ${before}) && (
    to_tsquery('directory.words', ${last}) || to_tsquery('directory.spelt', ${prefix})))`;

export const toDistance = (place: Place) => sql`(point <-> ${toPoint(place)})`;

/** Distances are measured on a sphere, so that the index order agrees with the distance shown. */
function toRadiusConditions({ place, radiusKm, cells }: ListingSearch, way: ReadMode): Condition[] {
  if (!place || !radiusKm) return [];
  const metres = radiusKm * 1000;
  const isNear = sql<boolean>`${toDistance(place)} <= ${metres}::float8`;
  if (way === "in order") return [isNear];
  return cells
    ? [sql<boolean>`directory.cells_of(point) && ${cells}::int[]`, isNear]
    : [sql<boolean>`st_dwithin(point, ${toPoint(place)}, ${metres}::float8, false)`];
}

const isInside = ([west, south, east, north]: [number, number, number, number]): Condition =>
  sql<boolean>`on_map && st_makeenvelope(${west}, ${south}, ${east}, ${north}, 4326)`;

/**
 * The condition lists each time zone, so that PostgreSQL can estimate how many are open. The index finds the hour; the
 * minute decides.
 */
function isOpen(minutes: ReadonlyMap<string, number>): Condition {
  const zones = [...minutes].map(
    ([zone, minute]) => sql`(time_zone = ${zone}
      and open_hours @> array[${Math.floor(minute / 60)}::smallint]
      and open_minutes @> ${minute}::int)`,
  );
  return sql<boolean>`(${sql.join(zones, sql` or `)})`;
}

/**
 * A special day that is open when the week is not isn't found: that would be a second list beside the index of the week.
 * Its card says that it is open.
 */
const isNotClosedToday = (moments: readonly LocalMoment[]): Condition => sql<boolean>`not exists (
  select from directory.special_day as special
  join unnest(${moments.map(({ zone }) => zone)}::text[], ${moments.map(({ date }) => date)}::date[],
    ${moments.map(({ minute }) => minute)}::int[]) as local (zone, date, minute) on local.date = special.date
  where special.business_id = business.id and local.zone = business.time_zone
    and special.kind <> 'usual' and not special.open_minutes @> local.minute)`;

/** Whether an index holds exactly these listings, in the order they are shown. */
export function hasMatchingIndex({
  audience,
  words,
  category,
  state,
  place,
  radiusKm,
  bounds,
  openAt,
  openHours,
  needsFreeTime,
}: ListingSearch): boolean {
  if (words || (place && radiusKm) || bounds || openAt || openHours || needsFreeTime) return false;
  return audience.kind === "public" || (audience.kind === "all" && !category && !state);
}
