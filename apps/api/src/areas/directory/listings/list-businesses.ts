import { BusinessId } from "@boab/contracts/directory/listing-fields";
import type { ListingPage, ListingQuery } from "@boab/contracts/directory/search";
import { z } from "zod";
import type { Actor } from "#platform/http/actor.ts";
import { cutPage, Instant, readKey } from "#platform/http/page.ts";
import type { DirectoryDeps } from "../deps.ts";
import { findWords } from "./find-words.ts";
import { toCard } from "./listing-card.rules.ts";
import type { ListingSearch } from "./listing-filters.repository.ts";
import {
  countCap,
  type FoundPage,
  findNear,
  findNearest,
  findNewest,
  type ListingSource,
} from "./listing-page.ts";
import type { ListingTotals } from "./listing-totals.ts";
import { minutesAt } from "./opening.rules.ts";
import { readSearch } from "./read-search.ts";

const usualLimit = 24;

const WholeNumber = z.string().regex(/^-?\d{1,4}$/);
/** As PostgreSQL writes it: `2223.4`, and `8.8e-06` for a hair's breadth. */
const Metres = z.string().regex(/^\d{1,8}(\.\d{1,17})?(e-\d{2,3})?$/);
const NewestKey = z.tuple([WholeNumber, z.enum(["1", "0"]), Instant, BusinessId]);
const DistanceKey = z.tuple([Metres, BusinessId]);
/** With the listings that were shown first. */
const NearKey = z.union([
  DistanceKey,
  z.tuple([Metres, BusinessId, BusinessId]),
  z.tuple([Metres, BusinessId, BusinessId, BusinessId]),
]);

export interface ListingDeps extends Pick<DirectoryDeps, "db" | "clock"> {
  totals: ListingTotals;
}

/** Everybody searches public listings and sees the same; `mine` and `all` are for those who may. */
export async function listBusinesses(
  { db, clock, totals }: ListingDeps,
  actor: Actor,
  query: ListingQuery,
): Promise<ListingPage> {
  const minutes = minutesAt(clock());
  const { filters, suburb } = await readSearch(db, actor, query, minutes);
  const find = (search: ListingSearch) => findPage({ db, totals }, search, query);
  const found = await findWords(db, filters, query, find, hasAny);
  const { shown, nextCursor } = cutPage(found.rows, query.limit ?? usualLimit);
  return {
    data: shown.map((row) => toCard(row, minutes)),
    nextCursor,
    spotlightsFirst: Math.min(found.spotlights ?? 0, shown.length),
    total: query.cursor || found.count === undefined ? null : totalOf(found.count),
    place: suburb ?? null,
    corrected: found.corrected,
    alsoSearchedFor: found.alsoSearchedFor,
  };
}

const totalOf = (count: number) => ({
  count: Math.min(count, countCap),
  isCapped: count > countCap,
});

/** The last page of a list may be empty although the list is not. */
const hasAny = ({ rows, count }: FoundPage) => rows.length > 0 || (count ?? 0) > 0;

/** One row more than the page, and the total up to the cap. */
function findPage(
  source: ListingSource,
  search: ListingSearch,
  { sort, cursor, limit = usualLimit }: ListingQuery,
): Promise<FoundPage> {
  const { place } = search;
  if (place && sort === "near")
    return findNear(source, { ...search, place }, limit + 1, readKey(cursor, NearKey));
  if (place && sort === "distance")
    return findNearest(source, { ...search, place }, limit + 1, readKey(cursor, DistanceKey));
  return findNewest(source, search, limit + 1, readKey(cursor, NewestKey));
}
