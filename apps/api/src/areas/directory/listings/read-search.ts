import { hasStaffStatus, isActive } from "@boab/contracts/accounts/roles";
import { businessFieldCopy, listingCopy } from "@boab/contracts/directory/copy";
import type { ListingQuery } from "@boab/contracts/directory/search";
import type { Suburb } from "@boab/contracts/directory/suburbs";
import type { Db } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Actor } from "#platform/http/actor.ts";
import { findSuburb } from "../suburbs/find-suburbs.repository.ts";
import { findCellsAround } from "./cells.rules.ts";
import { isSearchableDay, toFreeSearch } from "./free-search.rules.ts";
import type { Audience, ListingSearch, Place } from "./listing-filters.repository.ts";
import { getLocalMoments, getMinuteByZone, listHoursOfDay } from "./opening.rules.ts";

export interface ParsedSearch {
  /** All filters of the search except the words. */
  filters: ListingSearch;
  suburb: Suburb | undefined;
}

/** Reads the search behind a request of the list or the map. It throws if the actor may not see that list. */
export async function readSearch(
  db: Db,
  actor: Actor,
  query: Omit<ListingQuery, "limit" | "cursor">,
  now: Date,
): Promise<ParsedSearch> {
  const audience = resolveAudience(actor, query.show);
  const suburb = await resolveSuburb(db, query);
  const place = suburb ?? readPlace(query);
  const needsPlace = query.radius || query.sort === "distance" || query.sort === "near";
  if (!place && needsPlace)
    throw new AppError("bad_request", { fields: { suburb: listingCopy.placeNeeded } });
  const { open, day, part, sort } = query;
  const free = toFreeSearch(day, part, now);
  if (day !== undefined && !isSearchableDay(day, free))
    throw new AppError("bad_request", { fields: { day: listingCopy.dayTooFar } });
  return {
    suburb,
    filters: {
      audience,
      category: query.category,
      state: query.state,
      place,
      radiusKm: query.radius,
      cells: place && query.radius ? findCellsAround(place, query.radius) : undefined,
      bounds: query.bounds,
      openAt: open === "1" ? getMinuteByZone(now) : undefined,
      localMoments: open === "1" ? getLocalMoments(now) : undefined,
      openHours: open && open !== "1" ? listHoursOfDay(open) : undefined,
      free,
      needsFreeTime: day !== undefined || sort === "soonest",
    },
  };
}

function resolveAudience(actor: Actor, show: ListingQuery["show"]): Audience {
  if (!show || show === "public") return { kind: "public" };
  if (actor.kind !== "member") throw new AppError("not_signed_in");
  if (!isActive(actor)) throw new AppError("forbidden");
  const isStaff = hasStaffStatus(actor);
  if (show === "mine") return { kind: "mine", userId: actor.userId, isStaff };
  if (!isStaff) throw new AppError("forbidden");
  return { kind: "all" };
}

async function resolveSuburb(db: Db, query: ListingQuery): Promise<Suburb | undefined> {
  if (query.suburb === undefined) return undefined;
  const suburb = await findSuburb(db, query.suburb);
  if (!suburb)
    throw new AppError("bad_request", { fields: { suburb: businessFieldCopy.noSuchSuburb } });
  return suburb;
}

function readPlace({ lat, lon }: ListingQuery): Place | undefined {
  if (lat === undefined && lon === undefined) return undefined;
  if (lat === undefined || lon === undefined)
    throw new AppError("bad_request", { fields: { lat: listingCopy.placeNeeded } });
  return { latitude: lat, longitude: lon };
}
