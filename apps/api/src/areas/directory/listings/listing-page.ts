import type { Db } from "#platform/db/db.ts";
import { gatherNearest, gatherNewest } from "./gathered-listings.repository.ts";
import { isInOrder, type ListingSearch, type Place } from "./listing-filters.repository.ts";
import type {
  DistancePosition,
  FoundListing,
  NewestPosition,
  PageRequest,
} from "./listing-rows.repository.ts";
import type { ListingTotals } from "./listing-totals.ts";
import { countListings, listNearest, listNewest } from "./ordered-listings.repository.ts";

/** Totals beyond this are not counted. */
export const countCap = 1000;

/**
 * Up to this many matches are collected by their filters and sorted; with more, reading in the
 * order of an index soon fills a page. PostgreSQL's own guess is bad for words and circles.
 */
const mostGathered = 2000;

export interface FoundPage {
  rows: FoundListing[];
  /** At least one more than the cap when there are more. On later pages nobody asks, and it may be unknown. */
  count: number | undefined;
}

export interface ListingSource {
  db: Db;
  totals: ListingTotals;
}

/** By priority, then newest. */
export async function findNewest(
  { db, totals }: ListingSource,
  search: ListingSearch,
  limit: number,
  after?: NewestPosition,
): Promise<FoundPage> {
  const request = { limit, after };
  if (!isInOrder(search))
    return gatherOrRead(totals, search, request, {
      gather: () => gatherNewest(db, search, mostGathered, request),
      readInOrder: () => listNewest(db, search, request),
    });
  const rows = await listNewest(db, search, request);
  if (after) return { rows, count: undefined };
  if (isWholeList(rows, request)) return { rows, count: rows.length };
  const count = await totals.count(search, () => countListings(db, search, countCap + 1));
  return { rows, count: Math.max(count, rows.length) };
}

/** Nearest first. */
export async function findNearest(
  { db, totals }: ListingSource,
  search: ListingSearch & { place: Place },
  limit: number,
  after?: DistancePosition,
): Promise<FoundPage> {
  const request = { limit, after };
  const placed = { ...search, isPlaced: true };
  return gatherOrRead(totals, placed, request, {
    gather: () => gatherNearest(db, search, mostGathered, request),
    readInOrder: () => listNearest(db, search, request),
  });
}

interface Ways {
  gather(): Promise<{ rows: FoundListing[]; count: number }>;
  readInOrder(): Promise<FoundListing[]>;
}

/** Both ways give the same page. That there were too many to gather is remembered for a moment. */
async function gatherOrRead(
  totals: ListingTotals,
  search: ListingSearch,
  request: PageRequest<unknown>,
  { gather, readInOrder }: Ways,
): Promise<FoundPage> {
  const recent = await totals.recent(search);
  if (recent === undefined) {
    const gathered = await gather();
    if (gathered.count <= mostGathered) return gathered;
    totals.remember(search, gathered.count);
    return { rows: await readInOrder(), count: gathered.count };
  }
  const rows = await readInOrder();
  return { rows, count: isWholeList(rows, request) ? rows.length : recent };
}

/** A first page that is not full is all there is. */
const isWholeList = (rows: FoundListing[], { limit, after }: PageRequest<unknown>) =>
  after === undefined && rows.length < limit;
