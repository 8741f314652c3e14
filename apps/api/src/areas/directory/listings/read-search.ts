import { isActive, isAdmin } from "@boab/contracts/accounts/roles";
import { listingTexts } from "@boab/contracts/directory/listing-texts";
import type { ListingQuery } from "@boab/contracts/directory/search";
import type { Suburb } from "@boab/contracts/directory/suburbs";
import type { Db } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Actor } from "#platform/http/actor.ts";
import { findSuburb } from "../suburbs/find-suburbs.repository.ts";
import { cellsAround } from "./cells.rules.ts";
import type { Audience, ListingSearch, Place } from "./listing-filters.repository.ts";
import { hoursOfDay, type Minutes } from "./opening.rules.ts";

export interface ReadSearch {
  /** Everything but the words. */
  filters: ListingSearch;
  suburb: Suburb | undefined;
}

/** What a request of the list, or of its map, is about; refused where the actor may not see it. */
export async function readSearch(
  db: Db,
  actor: Actor,
  query: ListingQuery,
  minutes: Minutes,
): Promise<ReadSearch> {
  const audience = audienceOf(actor, query.show);
  const suburb = await suburbOf(db, query);
  const place = suburb ?? placeOf(query);
  const needsPlace = query.radius || query.sort === "distance" || query.sort === "near";
  if (!place && needsPlace)
    throw new AppError("bad_request", { fields: { suburb: listingTexts.placeNeeded } });
  const { open } = query;
  return {
    suburb,
    filters: {
      audience,
      category: query.category,
      state: query.state,
      place,
      radiusKm: query.radius,
      cells: place && query.radius ? cellsAround(place, query.radius) : undefined,
      bounds: query.bounds,
      openAt: open === "1" ? minutes : undefined,
      openHours: open && open !== "1" ? hoursOfDay(open) : undefined,
    },
  };
}

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
