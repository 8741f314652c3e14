import type { Category } from "@boab/contracts/directory/listing-fields";
import { type RawBuilder, sql } from "kysely";

/** Who the list is for. */
export type Audience =
  | { kind: "public" }
  | { kind: "mine"; userId: string; isStaff: boolean }
  | { kind: "all" };

export interface Place {
  latitude: number;
  longitude: number;
}

/** tsquery text: the words before the last, the last one, and the last one as a prefix. */
export interface WordQuery {
  before: string;
  last: string;
  begun: string;
}

export interface ListingSearch {
  audience: Audience;
  words?: WordQuery | undefined;
  category?: Category | undefined;
  state?: string | undefined;
  place?: Place | undefined;
  radiusKm?: number | undefined;
  /** The cells the radius touches, where they are few enough. */
  cells?: number[] | undefined;
  /** Only listings with a location, because they are ordered by distance. */
  isPlaced?: boolean | undefined;
  /** West, south, east, north. */
  bounds?: [number, number, number, number] | undefined;
  /** The minute of the week in each zone, to filter what is open now. */
  openAt?: ReadonlyMap<string, number> | undefined;
  /** Hours of the week, to filter what is open at some time of a day. */
  openHours?: number[] | undefined;
  /** Listings that are shown elsewhere on the page. */
  without?: string[] | undefined;
}

type Condition = RawBuilder<boolean>;

const pointOf = ({ latitude, longitude }: Place) =>
  sql`st_makepoint(${longitude}::float8, ${latitude}::float8)::geography`;

/**
 * Rows are either collected by their indexes, in no order, or read in the order of an index and
 * checked one by one.
 */
type Way = "gathered" | "in order";

/** Everything but the order; each condition is written exactly as in its index. */
export function conditionsOf(search: ListingSearch, way: Way): Condition[] {
  const { words, category, state, isPlaced, bounds, openAt, openHours, without } = search;
  const conditions = visibleTo(search.audience);
  if (words) conditions.push(checked(sql`search @@ ${tsquery(words)}`, way));
  if (category) conditions.push(sql`category = ${category}`);
  if (state) conditions.push(sql`state = ${state}`);
  conditions.push(...within(search, way));
  if (isPlaced) conditions.push(sql`point is not null`);
  if (bounds) conditions.push(checked(isInside(bounds), way));
  if (openAt) conditions.push(checked(isOpen(openAt), way));
  if (openHours)
    conditions.push(checked(sql<boolean>`open_hours && ${openHours}::smallint[]`, way));
  if (without?.length) conditions.push(sql<boolean>`id <> all(${without}::text[])`);
  return conditions;
}

/**
 * Where rows are read in order, no index may find this condition instead: PostgreSQL expects too few listings with several
 * words that go together, and would collect and sort tens of thousands.
 */
const checked = (condition: Condition, way: Way): Condition =>
  way === "in order" ? sql<boolean>`(${condition}) is true` : condition;

/** A listing whose deletion was requested is hidden from everyone. */
function visibleTo(audience: Audience): Condition[] {
  const isKept = sql<boolean>`delete_requested_at is null`;
  if (audience.kind === "public") return [sql<boolean>`is_public`, isKept];
  if (audience.kind === "all") return [isKept];
  const { userId } = audience;
  const isManaged = sql<boolean>`id in (
    select id from directory.business where owner_id = ${userId}
    union select business_id from directory.editor where profile_id = ${userId})`;
  return [isManaged, isKept];
}

export const tsquery = ({ before, last, begun }: WordQuery) => sql`(
  to_tsquery('directory.words', ${before}) && (
    to_tsquery('directory.words', ${last}) || to_tsquery('directory.spelt', ${begun})))`;

export const metresTo = (place: Place) => sql`(point <-> ${pointOf(place)})`;

/** On a sphere, as everywhere: the order of the index and the distance shown must agree. */
function within({ place, radiusKm, cells }: ListingSearch, way: Way): Condition[] {
  if (!place || !radiusKm) return [];
  const metres = radiusKm * 1000;
  const isNear = sql<boolean>`${metresTo(place)} <= ${metres}::float8`;
  if (way === "in order") return [isNear];
  return cells
    ? [sql<boolean>`directory.cells_of(point) && ${cells}::int[]`, isNear]
    : [sql<boolean>`st_dwithin(point, ${pointOf(place)}, ${metres}::float8, false)`];
}

const isInside = ([west, south, east, north]: [number, number, number, number]): Condition =>
  sql<boolean>`on_map && st_makeenvelope(${west}, ${south}, ${east}, ${north}, 4326)`;

/**
 * Written out by zone, so that PostgreSQL can estimate how many are open. The index finds the hour;
 * the minute decides.
 */
function isOpen(minutes: ReadonlyMap<string, number>): Condition {
  const zones = [...minutes].map(
    ([zone, minute]) => sql`(time_zone = ${zone}
      and open_hours @> array[${Math.floor(minute / 60)}::smallint]
      and open_minutes @> ${minute}::int)`,
  );
  return sql<boolean>`(${sql.join(zones, sql` or `)})`;
}

/** Whether an index holds exactly these listings, in the order they are shown. */
export function isInOrder({
  audience,
  words,
  category,
  state,
  place,
  radiusKm,
  bounds,
  openAt,
  openHours,
}: ListingSearch): boolean {
  if (words || (place && radiusKm) || bounds || openAt || openHours) return false;
  return audience.kind === "public" || (audience.kind === "all" && !category && !state);
}
