import type { Category } from "@boab/contracts/directory/listing-fields";
import { type RawBuilder, sql } from "kysely";

/** Whose eyes the list is for. */
export type Audience =
  | { kind: "public" }
  | { kind: "mine"; userId: string; isStaff: boolean }
  | { kind: "all" };

export interface Place {
  latitude: number;
  longitude: number;
}

interface WordQuery {
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
  /** West, south, east, north. */
  bounds?: [number, number, number, number] | undefined;
  /** The minute of the week in each zone, when only what is open now counts. */
  openAt?: ReadonlyMap<string, number> | undefined;
}

type Condition = RawBuilder<boolean>;

export const pointOf = ({ latitude, longitude }: Place) =>
  sql`st_makepoint(${longitude}::float8, ${latitude}::float8)::geography`;

/** Everything but the order; each condition is written as its index is. */
export function conditionsOf(search: ListingSearch): Condition[] {
  const { words, category, state, place, radiusKm, bounds, openAt } = search;
  const conditions = visibleTo(search.audience);
  if (words) conditions.push(sql`search @@ ${tsquery(words)}`);
  if (category) conditions.push(sql`category = ${category}`);
  if (state) conditions.push(sql`state = ${state}`);
  if (place && radiusKm) conditions.push(isWithin(place, radiusKm));
  if (bounds) conditions.push(isInside(bounds));
  if (openAt) conditions.push(isOpen(openAt));
  return conditions;
}

/** A listing whose deletion was asked for is hidden from everyone. */
function visibleTo(audience: Audience): Condition[] {
  const isKept = sql<boolean>`delete_requested_at is null`;
  if (audience.kind === "public") return [sql<boolean>`is_public`, isKept];
  if (audience.kind === "all") return [isKept];
  const { userId } = audience;
  const looksAfter = sql<boolean>`id in (
    select id from directory.business where owner_id = ${userId}
    union select business_id from directory.editor where profile_id = ${userId})`;
  return [looksAfter, isKept];
}

export const tsquery = ({ before, last, begun }: WordQuery) => sql`(
  to_tsquery('directory.words', ${before}) && (
    to_tsquery('directory.words', ${last}) || to_tsquery('directory.spelt', ${begun})))`;

/** On a sphere, as everywhere: the nearest by the index and the distance shown must agree. */
const isWithin = (place: Place, radiusKm: number): Condition =>
  sql<boolean>`st_dwithin(point, ${pointOf(place)}, ${radiusKm * 1000}::float8, false)`;

const isInside = ([west, south, east, north]: [number, number, number, number]): Condition =>
  sql<boolean>`on_map && st_makeenvelope(${west}, ${south}, ${east}, ${north}, 4326)`;

/** Spelt out by zone, so that PostgreSQL can judge how many are open at each minute. */
function isOpen(minutes: ReadonlyMap<string, number>): Condition {
  const zones = [...minutes].map(
    ([zone, minute]) => sql`(time_zone = ${zone} and open_minutes @> ${minute}::int)`,
  );
  return sql<boolean>`(${sql.join(zones, sql` or `)})`;
}
