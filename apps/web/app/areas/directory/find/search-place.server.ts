import { nearestSuburb, suggestSuburbs } from "@boab/contracts/directory/search";
import type { Suburb } from "@boab/contracts/directory/suburbs";
import { fillIn } from "@boab/format/sentences";
import type { ApiClient } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { listingSearchCopy } from "./copy.ts";
import { currentLocationLabel } from "./search-path.ts";
import type { SearchPlace } from "./search-results.ts";

/** The place as the API needs it and as the page names it. */
export interface PlaceResult {
  place: Omit<SearchPlace, "radiusKm"> | null;
  query: { suburb: string } | { lat: string; lon: string } | Record<never, never>;
  others: string[];
  problem: string | null;
}

const noPlace: PlaceResult = { place: null, query: {}, others: [], problem: null };

export const formatSuburbLabel = ({ name, state, postcode }: Suburb): string =>
  `${name} ${state} ${postcode}`;

interface Query {
  near: string | undefined;
  lat: string | undefined;
  lon: string | undefined;
}

/** A typed place wins over coordinates. */
export function findPlace(client: ApiClient, { near, lat, lon }: Query): Promise<PlaceResult> {
  const isTyped = near !== undefined && near !== currentLocationLabel;
  if (isTyped) return findTypedPlace(client, near);
  if (lat !== undefined && lon !== undefined) return findNearestPlace(client, lat, lon);
  return Promise.resolve(noPlace);
}

async function findTypedPlace(client: ApiClient, near: string): Promise<PlaceResult> {
  const unknown = { ...noPlace, problem: fillIn(listingSearchCopy.unknownPlace, { place: near }) };
  if (near.length < 2) return unknown;
  const { data } = await client.load(suggestSuburbs, { query: { q: near } });
  const chosen = data.find((suburb) => formatSuburbLabel(suburb) === near) ?? data[0];
  if (!chosen) return unknown;
  const isExact = formatSuburbLabel(chosen) === near;
  const isWholeName = chosen.name.toLowerCase() === near.toLowerCase();
  const { id, latitude, longitude } = chosen;
  return {
    place: {
      label: formatSuburbLabel(chosen),
      name: disambiguateSuburb(chosen, data),
      latitude,
      longitude,
    },
    query: { suburb: String(id) },
    // Someone who typed a whole name may mean another suburb of that name, but not one that only starts with it.
    others: data
      .filter(
        (suburb) => suburb !== chosen && !isExact && (!isWholeName || suburb.name === chosen.name),
      )
      .map(formatSuburbLabel),
    problem: null,
  };
}

/** Adds the state when several states have a suburb of this name, such as Richmond. */
const disambiguateSuburb = ({ name, state }: Suburb, found: readonly Suburb[]): string =>
  found.some((other) => other.name === name && other.state !== state) ? `${name} ${state}` : name;

async function findNearestPlace(client: ApiClient, lat: string, lon: string): Promise<PlaceResult> {
  const suburb = await client.call(nearestSuburb, { query: { lat, lon } }).catch(ignoreApiError);
  return {
    ...noPlace,
    place: {
      label: currentLocationLabel,
      name: suburb ? `you, near ${suburb.name}` : "you",
      latitude: Number(lat),
      longitude: Number(lon),
    },
    query: { lat, lon },
  };
}

/** The place's name is optional; the search works without it. */
function ignoreApiError(error: unknown): null {
  if (error instanceof ApiError) return null;
  throw error;
}
