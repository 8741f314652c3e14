import { isAdmin } from "@boab/contracts/accounts/roles";
import { BusinessId } from "@boab/contracts/directory/listing-fields";
import type { ListingPage, ListingQuery } from "@boab/contracts/directory/search";
import type { Suburb } from "@boab/contracts/directory/suburbs";
import { listingTexts } from "@boab/contracts/directory/texts";
import { z } from "zod";
import { AppError } from "#platform/errors/app-error.ts";
import type { Actor } from "#platform/http/actor.ts";
import { cutPage, Instant, readKey } from "#platform/http/page.ts";
import type { DirectoryParts } from "../parts.ts";
import { findSuburb } from "../suburbs/find-suburbs.repository.ts";
import { toCard } from "./listing-card.rules.ts";
import type { Audience, ListingSearch, Place } from "./listing-filters.repository.ts";
import { countListings, listNearest, listNewest } from "./listings.repository.ts";
import { minutesAt } from "./opening.rules.ts";
import { correctWords, readWords } from "./search-words.ts";

const usualLimit = 24;
const countCap = 1000;

const WholeNumber = z.string().regex(/^-?\d{1,4}$/);
const NewestKey = z.tuple([WholeNumber, z.enum(["1", "0"]), Instant, BusinessId]);
const DistanceKey = z.tuple([z.string().regex(/^\d{1,8}(\.\d{1,17})?$/), BusinessId]);

/** Everybody searches what is public, and sees the same; `mine` and `all` are for those who may. */
export async function listBusinesses(
  { db, clock }: Pick<DirectoryParts, "db" | "clock">,
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
    bounds: query.bounds,
    openAt: query.open && minutes,
  };

  const { rows, search, corrected, alsoSearchedFor } = await searchWords(db, filters, query);
  const limit = query.limit ?? usualLimit;
  const { shown, nextCursor } = cutPage(rows, limit);
  return {
    data: shown.map((row) => toCard(row, minutes)),
    nextCursor,
    total: query.cursor ? null : await countUpTo(db, search),
    place: suburb ?? null,
    corrected,
    alsoSearchedFor,
  };
}

function audienceOf(actor: Actor, show: ListingQuery["show"]): Audience {
  if (!show || show === "public") return { kind: "public" };
  if (actor.kind !== "member") throw new AppError("not_signed_in");
  if (show === "mine") return { kind: "mine", userId: actor.userId };
  if (!isAdmin(actor)) throw new AppError("forbidden");
  return { kind: "all" };
}

async function suburbOf(
  db: DirectoryParts["db"],
  query: ListingQuery,
): Promise<Suburb | undefined> {
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

/** As typed first; only when that finds nothing, with misspelt words replaced. */
async function searchWords(db: DirectoryParts["db"], filters: ListingSearch, query: ListingQuery) {
  const { q = "", exact } = query;
  const words = await readWords(db, q, exact === "1");
  const typed = { ...filters, words };
  const rows = await pageOf(db, typed, query);
  const asTyped = {
    rows,
    search: typed,
    corrected: null,
    alsoSearchedFor: words?.alsoSearchedFor ?? [],
  };
  if (rows.length > 0 || !words || exact) return asTyped;

  const corrected = await correctWords(db, q);
  const better = corrected ? await readWords(db, corrected, false) : undefined;
  if (!corrected || !better) return asTyped;
  const search = { ...filters, words: better };
  const found = await pageOf(db, search, query);
  if (found.length === 0) return asTyped;
  return { rows: found, search, corrected, alsoSearchedFor: better.alsoSearchedFor };
}

/** One row more than the page holds. */
function pageOf(db: DirectoryParts["db"], search: ListingSearch, query: ListingQuery) {
  const { sort, cursor, limit = usualLimit } = query;
  const { place } = search;
  return place && sort === "distance"
    ? listNearest(db, { ...search, place }, limit + 1, readKey(cursor, DistanceKey))
    : listNewest(db, search, limit + 1, readKey(cursor, NewestKey));
}

async function countUpTo(db: DirectoryParts["db"], search: ListingSearch) {
  const count = await countListings(db, search, countCap + 1);
  return { count: Math.min(count, countCap), isCapped: count > countCap };
}
