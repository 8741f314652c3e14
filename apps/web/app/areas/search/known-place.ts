import { suggestSuburbs } from "@boab/contracts/directory/calls.generated";
import { browserApi } from "#lib/api/browser-api.ts";

/** A place as the addresses of searches name it: a suburb, or the visitor's own location. */
export interface KnownPlace {
  near: string;
  lat?: string | undefined;
  lon?: string | undefined;
}

const key = "boab-place";

/**
 * The place of this address, else the last one that was searched in this tab, which isn't sent anywhere but with a search.
 * The page of results has no place but that of its address.
 */
export function readPlace(search: string, isOfResults: boolean): KnownPlace | null {
  const params = new URLSearchParams(search);
  const near = params.get("near")?.trim();
  if (near)
    return { near, lat: params.get("lat") ?? undefined, lon: params.get("lon") ?? undefined };
  if (isOfResults) return null;
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? "null") as Partial<KnownPlace> | null;
    return typeof kept?.near === "string"
      ? { near: kept.near, lat: kept.lat, lon: kept.lon }
      : null;
  } catch {
    return null;
  }
}

export function keepPlace(place: KnownPlace | null): void {
  try {
    if (place) sessionStorage.setItem(key, JSON.stringify(place));
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage the place lasts as long as the address names it.
  }
}

type PlaceQuery = { lat: string; lon: string } | { suburb: string } | Record<never, never>;

const asked = new Map<string, Promise<PlaceQuery>>();

/** The place as the API takes it. An unknown one, or a failure, is no place. */
export function placeQuery({ near, lat, lon }: KnownPlace): Promise<PlaceQuery> {
  if (lat && lon) return Promise.resolve({ lat, lon });
  const known = asked.get(near);
  if (known) return known;
  const found = browserApi
    .call(suggestSuburbs, { query: { q: near.slice(0, 60) } })
    .then(({ data: [suburb] }): PlaceQuery => (suburb ? { suburb: String(suburb.id) } : {}))
    .catch((): PlaceQuery => {
      asked.delete(near);
      return {};
    });
  asked.set(near, found);
  return found;
}
