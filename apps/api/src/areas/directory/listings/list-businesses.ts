import { isActive, isAdmin } from "@boab/contracts/accounts/roles";
import { BusinessId } from "@boab/contracts/directory/listing-fields";
import type { ListingPage, ListingQuery } from "@boab/contracts/directory/search";
import type { Suburb } from "@boab/contracts/directory/suburbs";
import { listingTexts } from "@boab/contracts/directory/texts";
import { z } from "zod";
import type { Db } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Actor } from "#platform/http/actor.ts";
import { cutPage, Instant, readKey } from "#platform/http/page.ts";
import type { DirectoryDeps } from "../deps.ts";
import { findSuburb } from "../suburbs/find-suburbs.repository.ts";
import { cellsAround } from "./cells.rules.ts";
import { toCard } from "./listing-card.rules.ts";
import type { Audience, ListingSearch, Place } from "./listing-filters.repository.ts";
import {
  countCap,
  type FoundPage,
  findNearest,
  findNewest,
  type ListingSource,
} from "./listing-page.ts";
import type { ListingTotals } from "./listing-totals.ts";
import { minutesAt } from "./opening.rules.ts";
import { correctWords, readWords } from "./search-words.ts";

const usualLimit = 24;

const WholeNumber = z.string().regex(/^-?\d{1,4}$/);
const NewestKey = z.tuple([WholeNumber, z.enum(["1", "0"]), Instant, BusinessId]);
const DistanceKey = z.tuple([z.string().regex(/^\d{1,8}(\.\d{1,17})?$/), BusinessId]);

export interface ListingDeps extends Pick<DirectoryDeps, "db" | "clock"> {
  totals: ListingTotals;
}

/** Everybody searches public listings and sees the same; `mine` and `all` are for those who may. */
export async function listBusinesses(
  { db, clock, totals }: ListingDeps,
  actor: Actor,
  query: ListingQuery,
): Promise<ListingPage> {
  const audience = audienceOf(actor, query.show);
  const suburb = await suburbOf(db, query);
  const place = suburb ?? placeOf(query);
  if (!place && (query.radius || query.sort === "distance"))
    throw new AppError("bad_request", { fields: { suburb: listingTexts.placeNeeded } });
  const minutes = minutesAt(clock());
  const filters: ListingSearch = {
    audience,
    category: query.category,
    state: query.state,
    place,
    radiusKm: query.radius,
    cells: place && query.radius ? cellsAround(place, query.radius) : undefined,
    bounds: query.bounds,
    openAt: query.open && minutes,
  };

  const found = await findWords({ db, totals }, filters, query);
  const { shown, nextCursor } = cutPage(found.rows, query.limit ?? usualLimit);
  return {
    data: shown.map((row) => toCard(row, minutes)),
    nextCursor,
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

function audienceOf(actor: Actor, show: ListingQuery["show"]): Audience {
  if (!show || show === "public") return { kind: "public" };
  if (actor.kind !== "member") throw new AppError("not_signed_in");
  if (!isActive(actor)) throw new AppError("forbidden");
  const isStaff = isAdmin(actor);
  if (show === "mine") return { kind: "mine", userId: actor.userId, isStaff };
  if (!isStaff) throw new AppError("forbidden");
  return { kind: "all" };
}

async function suburbOf(db: Db, query: ListingQuery): Promise<Suburb | undefined> {
  if (query.suburb === undefined) return undefined;
  const suburb = await findSuburb(db, query.suburb);
  if (!suburb) throw new AppError("bad_request", { fields: { suburb: listingTexts.noSuchSuburb } });
  return suburb;
}

function placeOf({ lat, lon }: ListingQuery): Place | undefined {
  if (lat === undefined && lon === undefined) return undefined;
  if (lat === undefined || lon === undefined)
    throw new AppError("bad_request", { fields: { lat: listingTexts.placeNeeded } });
  return { latitude: lat, longitude: lon };
}

/** As typed first; misspelt words are replaced only when that finds nothing. */
async function findWords(source: ListingSource, filters: ListingSearch, query: ListingQuery) {
  const { q = "", exact } = query;
  const { db } = source;
  const words = await readWords(db, q, exact === "1");
  const typed = await findPage(source, { ...filters, words: words?.query }, query);
  const asTyped = { ...typed, corrected: null, alsoSearchedFor: words?.alsoSearchedFor ?? [] };
  if (hasAny(typed) || !words || exact) return asTyped;

  const corrected = await correctWords(db, q);
  const better = corrected ? await readWords(db, corrected, false) : undefined;
  if (!corrected || !better) return asTyped;
  const found = await findPage(source, { ...filters, words: better.query }, query);
  if (!hasAny(found)) return asTyped;
  return { ...found, corrected, alsoSearchedFor: better.alsoSearchedFor };
}

/** The last page of a list may be empty although the list is not. */
const hasAny = ({ rows, count }: FoundPage) => rows.length > 0 || (count ?? 0) > 0;

/** One row more than the page, and the total up to the cap. */
function findPage(
  source: ListingSource,
  search: ListingSearch,
  query: ListingQuery,
): Promise<FoundPage> {
  const { sort, cursor, limit = usualLimit } = query;
  const { place } = search;
  return place && sort === "distance"
    ? findNearest(source, { ...search, place }, limit + 1, readKey(cursor, DistanceKey))
    : findNewest(source, search, limit + 1, readKey(cursor, NewestKey));
}
