import { listingTexts } from "@boab/contracts/directory/listing-texts";
import { nearestSuburb, suggestSuburbs } from "@boab/contracts/directory/search";
import type { Suburb } from "@boab/contracts/directory/suburbs";
import type { ApiClient } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { fillIn } from "#lib/format/format.ts";
import { ownLocation } from "./search-address.ts";
import type { SearchPlace } from "./search-results.ts";

/** The place as the API needs it and as the page names it. */
export interface PlaceFound {
  place: Omit<SearchPlace, "radiusKm"> | null;
  query: { suburb: string } | { lat: string; lon: string } | Record<never, never>;
  others: string[];
  problem: string | null;
}

const nowhere: PlaceFound = { place: null, query: {}, others: [], problem: null };

export const suburbLabel = ({ name, state, postcode }: Suburb): string =>
  `${name} ${state} ${postcode}`;

interface Query {
  near: string | undefined;
  lat: string | undefined;
  lon: string | undefined;
}

/** A typed place wins over coordinates. */
export function findPlace(client: ApiClient, { near, lat, lon }: Query): Promise<PlaceFound> {
  const isTyped = near !== undefined && near !== ownLocation;
  if (isTyped) return findTyped(client, near);
  if (lat !== undefined && lon !== undefined) return findAround(client, lat, lon);
  return Promise.resolve(nowhere);
}

async function findTyped(client: ApiClient, near: string): Promise<PlaceFound> {
  const unknown = { ...nowhere, problem: fillIn(listingTexts.unknownPlace, { place: near }) };
  if (near.length < 2) return unknown;
  const { data } = await client.load(suggestSuburbs, { query: { q: near } });
  const chosen = data.find((suburb) => suburbLabel(suburb) === near) ?? data[0];
  if (!chosen) return unknown;
  const isExact = suburbLabel(chosen) === near;
  const { id, latitude, longitude } = chosen;
  return {
    place: { label: suburbLabel(chosen), name: nameAmong(chosen, data), latitude, longitude },
    query: { suburb: String(id) },
    others: isExact ? [] : data.filter((suburb) => suburb !== chosen).map(suburbLabel),
    problem: null,
  };
}

/** There is a Richmond in three states: then the state is part of the name. */
const nameAmong = ({ name, state }: Suburb, found: readonly Suburb[]): string =>
  found.some((other) => other.name === name && other.state !== state) ? `${name} ${state}` : name;

async function findAround(client: ApiClient, lat: string, lon: string): Promise<PlaceFound> {
  const suburb = await client.call(nearestSuburb, { query: { lat, lon } }).catch(nullWhenRefused);
  return {
    ...nowhere,
    place: {
      label: ownLocation,
      name: suburb ? `you, near ${suburb.name}` : "you",
      latitude: Number(lat),
      longitude: Number(lon),
    },
    query: { lat, lon },
  };
}

/** The place's name is optional; the search works without it. */
function nullWhenRefused(error: unknown): null {
  if (error instanceof ApiError) return null;
  throw error;
}
