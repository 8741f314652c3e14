import { suggestSuburbs } from "@boab/contracts/directory/calls.generated";
import { browserApi } from "#lib/api/browser-api.ts";
import { readFields } from "#lib/read-fields.ts";

/** A place in a search's URL: a suburb, or the visitor's own location. */
export interface PlaceFilter {
  near: string;
  lat?: string | undefined;
  lon?: string | undefined;
}

const key = "boab-place";

/**
 * Returns the place in the URL, or by default the last one searched in this tab, which is only sent with a search. The
 * results page only uses its URL.
 */
export function readPlace(search: string, isResultsPage: boolean): PlaceFilter | null {
  const params = new URLSearchParams(search);
  const near = params.get("near")?.trim();
  if (near)
    return { near, lat: params.get("lat") ?? undefined, lon: params.get("lon") ?? undefined };
  if (isResultsPage) return null;
  try {
    const stored = readFields(JSON.parse(sessionStorage.getItem(key) ?? "null"));
    return typeof stored.near === "string"
      ? { near: stored.near, lat: readText(stored.lat), lon: readText(stored.lon) }
      : null;
  } catch {
    return null;
  }
}

const readText = (value: unknown) => (typeof value === "string" ? value : undefined);

export function savePlace(place: PlaceFilter | null): void {
  try {
    if (place) sessionStorage.setItem(key, JSON.stringify(place));
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage the place lasts as long as the address names it.
  }
}

type PlaceQuery = { lat: string; lon: string } | { suburb: string } | Record<never, never>;

const placeQueries = new Map<string, Promise<PlaceQuery>>();

/** Converts a place to the API's query. An unknown place or an error gives an empty query. */
export function toPlaceQuery({ near, lat, lon }: PlaceFilter): Promise<PlaceQuery> {
  if (lat && lon) return Promise.resolve({ lat, lon });
  const known = placeQueries.get(near);
  if (known) return known;
  const found = browserApi
    .call(suggestSuburbs, { query: { q: near.slice(0, 60) } })
    .then(({ data: [suburb] }): PlaceQuery => (suburb ? { suburb: String(suburb.id) } : {}))
    .catch((): PlaceQuery => {
      placeQueries.delete(near);
      return {};
    });
  placeQueries.set(near, found);
  return found;
}
