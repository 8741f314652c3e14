import type { Db } from "#platform/db/db.ts";
import { gatherNearest, gatherNewest } from "./gathered-listings.repository.ts";
import type { ListingSearch, Place } from "./listing-filters.repository.ts";
import type { DistancePosition, ListingRow, NewestPosition } from "./listing-rows.repository.ts";
import { countListings, listNearest, listNewest } from "./ordered-listings.repository.ts";

/** Totals beyond this are not counted. */
export const countCap = 1000;

/**
 * Up to this many matches are collected by their filters and sorted; with more, reading in the
 * order of an index soon fills a page. PostgreSQL's own guess is bad for words and circles.
 */
const mostGathered = 2000;

export interface FoundPage {
  rows: ListingRow[];
  /** At least one more than the cap when there are more. */
  count: number;
}

/** By priority, then newest. */
export async function findNewest(
  db: Db,
  search: ListingSearch,
  limit: number,
  after?: NewestPosition,
): Promise<FoundPage> {
  const request = { limit, after };
  if (isInOrder(search)) {
    const count = await countListings(db, search, countCap + 1);
    return { rows: count > 0 ? await listNewest(db, search, request) : [], count };
  }
  const gathered = await gatherNewest(db, search, mostGathered, request);
  if (gathered.count <= mostGathered) return gathered;
  return { rows: await listNewest(db, search, request), count: gathered.count };
}

/** Nearest first. */
export async function findNearest(
  db: Db,
  search: ListingSearch & { place: Place },
  limit: number,
  after?: DistancePosition,
): Promise<FoundPage> {
  const request = { limit, after };
  const gathered = await gatherNearest(db, search, mostGathered, request);
  if (gathered.count <= mostGathered) return gathered;
  return { rows: await listNearest(db, search, request), count: gathered.count };
}

/** Whether an index holds exactly these listings, in the order they are shown. */
function isInOrder({
  audience,
  words,
  category,
  state,
  place,
  radiusKm,
  bounds,
  openAt,
}: ListingSearch) {
  if (words || (place && radiusKm) || bounds || openAt) return false;
  return audience.kind === "public" || (audience.kind === "all" && !category && !state);
}
