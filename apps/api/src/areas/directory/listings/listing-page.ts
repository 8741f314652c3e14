import type { Db } from "#platform/db/db.ts";
import type { FreeSearch } from "./free-times.repository.ts";
import { gatherNearest, gatherNewest } from "./gathered-listings.repository.ts";
import { hasMatchingIndex, type ListingSearch, type Place } from "./listing-filters.repository.ts";
import type {
  DistancePosition,
  FoundListing,
  NearPosition,
  NewestPosition,
  PageRequest,
} from "./listing-rows.repository.ts";
import type { ListingTotals } from "./listing-totals.ts";
import { countListings, listNearest, listNewest } from "./ordered-listings.repository.ts";
import { listSoonest, type SoonestPosition } from "./soonest-listings.repository.ts";
import { listSpotlights } from "./spotlights.repository.ts";

/** Totals beyond this are not counted. */
export const countCap = 1000;

/**
 * Up to this many matches are collected by their filters and sorted; with more, reading in the
 * order of an index soon fills a page. PostgreSQL's own guess is bad for words and circles.
 */
const maxGathered = 2000;

export interface FoundPage {
  rows: FoundListing[];
  /** More than the cap when there are more matches. It may be undefined on later pages, which don't show a total. */
  count: number | undefined;
  /** How many of the first rows are there because of their spotlight. */
  spotlightCount?: number;
}

export interface ListingSource {
  db: Db;
  totals: ListingTotals;
}

/** Finds a page ordered by priority, then by the newest. */
export async function findNewest(
  { db, totals }: ListingSource,
  search: ListingSearch,
  limit: number,
  after?: NewestPosition,
): Promise<FoundPage> {
  const request = { limit, after };
  if (!hasMatchingIndex(search))
    return gatherOrRead(totals, search, request, {
      gather: () => gatherNewest(db, search, maxGathered, request),
      readInOrder: () => listNewest(db, search, request),
    });
  const rows = await listNewest(db, search, request);
  if (after) return { rows, count: undefined };
  if (isWholeList(rows, request)) return { rows, count: rows.length };
  const count = await totals.count(search, () => countListings(db, search, countCap + 1));
  return { rows, count: Math.max(count, rows.length) };
}

/** Finds a page ordered by distance, the nearest first. */
export async function findNearest(
  { db, totals }: ListingSource,
  search: ListingSearch & { place: Place },
  limit: number,
  after?: DistancePosition,
): Promise<FoundPage> {
  const request = { limit, after };
  const placedSearch = { ...search, isPlaced: true };
  return gatherOrRead(totals, placedSearch, request, {
    gather: () => gatherNearest(db, search, maxGathered, request),
    readInOrder: () => listNearest(db, search, request),
  });
}

/** Finds a page of those with a free time, the earliest first. */
export const findSoonest = (
  { db }: ListingSource,
  search: ListingSearch & { free: FreeSearch },
  limit: number,
  after?: SoonestPosition,
): Promise<FoundPage> => listSoonest(db, search, maxGathered, { limit, after });

/** This position comes before every listing, even one at the place itself. */
const positionBeforeAll: DistancePosition = ["0", "BUS-00000000"];
const maxSpotlights = 2;

/** Finds up to two spotlight listings of the area, then the nearest. Later pages leave out the same two. */
export async function findNearWithSpotlights(
  source: ListingSource,
  search: ListingSearch & { place: Place },
  limit: number,
  after?: NearPosition,
): Promise<FoundPage> {
  const [metres, id, ...spotlightIds] = after ?? positionBeforeAll;
  const isLimitedToArea = search.radiusKm !== undefined || search.bounds !== undefined;
  const spotlights =
    after || !isLimitedToArea
      ? []
      : await listSpotlights(source.db, search, Math.min(maxSpotlights, limit - 1));
  const excludedIds = after ? spotlightIds : spotlights.map((row) => row.id);
  const nearest = await findNearest(
    source,
    { ...search, without: excludedIds },
    Math.max(limit - spotlights.length, 1),
    after && [metres, id],
  );
  const rows = [
    ...spotlights.map((row) => ({ ...row, position: [...positionBeforeAll, ...excludedIds] })),
    ...nearest.rows.map((row) => ({ ...row, position: [...row.position, ...excludedIds] })),
  ];
  const count = nearest.count === undefined ? undefined : nearest.count + spotlights.length;
  return { rows, count, spotlightCount: spotlights.length };
}

interface PageReaders {
  gather(): Promise<{ rows: FoundListing[]; count: number }>;
  readInOrder(): Promise<FoundListing[]>;
}

/** Both ways give the same page. A total that was too large to collect is cached for a short time. */
async function gatherOrRead(
  totals: ListingTotals,
  search: ListingSearch,
  request: PageRequest<unknown>,
  { gather, readInOrder }: PageReaders,
): Promise<FoundPage> {
  const cachedTotal = await totals.recent(search);
  if (cachedTotal === undefined) {
    const gathered = await gather();
    if (gathered.count <= maxGathered) return gathered;
    totals.save(search, gathered.count);
    return { rows: await readInOrder(), count: gathered.count };
  }
  const rows = await readInOrder();
  return { rows, count: isWholeList(rows, request) ? rows.length : cachedTotal };
}

/** A first page that is not full holds the whole list. */
const isWholeList = (rows: FoundListing[], { limit, after }: PageRequest<unknown>) =>
  after === undefined && rows.length < limit;
