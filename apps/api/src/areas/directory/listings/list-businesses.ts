import { BusinessId } from "@boab/contracts/directory/listing-fields";
import type { ListingPage, ListingQuery } from "@boab/contracts/directory/search";
import { z } from "zod";
import type { Actor } from "#platform/http/actor.ts";
import { cutPage, Instant, readSortKey } from "#platform/http/page.ts";
import type { DirectoryDeps } from "../deps.ts";
import { findFreeTimes } from "./find-free-times.ts";
import { searchWithCorrection } from "./find-words.ts";
import { countGathered } from "./gathered-listings.repository.ts";
import { toCard } from "./listing-card.rules.ts";
import type { ListingSearch } from "./listing-filters.repository.ts";
import {
  countCap,
  type FoundPage,
  findNearest,
  findNearWithSpotlights,
  findNewest,
  findSoonest,
  type ListingSource,
} from "./listing-page.ts";
import type { ListingTotals } from "./listing-totals.ts";
import { getMinuteByZone } from "./opening.rules.ts";
import { readSearch } from "./read-search.ts";

const defaultLimit = 24;

const WholeNumber = z.string().regex(/^-?\d{1,4}$/);
/** PostgreSQL writes metres as `2223.4`, and as `8.8e-06` for tiny distances. */
const Metres = z.string().regex(/^\d{1,8}(\.\d{1,17})?(e-\d{2,3})?$/);
const NewestKey = z.tuple([WholeNumber, z.enum(["1", "0"]), Instant, BusinessId]);
const DistanceKey = z.tuple([Metres, BusinessId]);
const SoonestKey = z.tuple([z.string().regex(/^\d{1,9}$/), BusinessId]);
/** The key also names the listings that were shown first. */
const NearKey = z.union([
  DistanceKey,
  z.tuple([Metres, BusinessId, BusinessId]),
  z.tuple([Metres, BusinessId, BusinessId, BusinessId]),
]);

export interface ListingDeps extends Pick<DirectoryDeps, "db" | "clock"> {
  totals: ListingTotals;
}

/** Everybody searches the same public listings; `mine` and `all` need a member or staff. */
export async function listBusinesses(
  { db, clock, totals }: ListingDeps,
  actor: Actor,
  query: ListingQuery,
): Promise<ListingPage> {
  const now = clock();
  const minuteByZone = getMinuteByZone(now);
  const { filters, suburb } = await readSearch(db, actor, query, now);
  const find = async (search: ListingSearch) => ({
    ...(await findPage({ db, totals }, search, query)),
    search,
  });
  const found = await searchWithCorrection(db, filters, query, find, hasAny);
  const { shown, nextCursor } = cutPage(found.rows, query.limit ?? defaultLimit);
  const freeTimes = await findFreeTimes(db, found.search, shown);
  return {
    data: shown.map((row) => toCard(row, minuteByZone, now, freeTimes.get(row.id))),
    nextCursor,
    spotlightsFirst: Math.min(found.spotlightCount ?? 0, shown.length),
    total: query.cursor || found.count === undefined ? null : toTotal(found.count),
    askTotal:
      query.cursor || query.day === undefined
        ? null
        : await countAsked({ db, totals }, found.search),
    place: suburb ?? null,
    corrected: found.corrected,
    alsoSearchedFor: found.alsoSearchedFor,
  };
}

/** Of a search for a day, those where a time is asked for. */
async function countAsked({ db, totals }: ListingSource, search: ListingSearch) {
  const { free } = search;
  const askedSearch = { ...search, free: free && { ...free, isAsked: true } };
  return toTotal(
    await totals.count(askedSearch, () => countGathered(db, askedSearch, countCap + 1)),
  );
}

const toTotal = (count: number) => ({
  count: Math.min(count, countCap),
  isCapped: count > countCap,
});

/** The last page of a list may be empty although the list is not. */
const hasAny = ({ rows, count }: FoundPage) => rows.length > 0 || (count ?? 0) > 0;

/** Finds one row more than the page, and the total up to the cap. */
function findPage(
  source: ListingSource,
  search: ListingSearch,
  { sort, cursor, limit = defaultLimit }: ListingQuery,
): Promise<FoundPage> {
  const { place, free } = search;
  if (free && sort === "soonest")
    return findSoonest(source, { ...search, free }, limit + 1, readSortKey(cursor, SoonestKey));
  if (place && sort === "near")
    return findNearWithSpotlights(
      source,
      { ...search, place },
      limit + 1,
      readSortKey(cursor, NearKey),
    );
  if (place && sort === "distance")
    return findNearest(source, { ...search, place }, limit + 1, readSortKey(cursor, DistanceKey));
  return findNewest(source, search, limit + 1, readSortKey(cursor, NewestKey));
}
