import { groupListings, mapZoomRange } from "@boab/contracts/directory/search";
import type { ApiClient } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import type { ListingCardView } from "../listing-card.ts";
import { type MapGroup, toMapGroups } from "../map/clusters.ts";
import {
  assumedSize,
  australiaBounds,
  type Bounds,
  computeCircleBounds,
  fitView,
  joinBounds,
  type MapTarget,
} from "../map/projection.ts";
import { toMapGroup } from "./map-groups.ts";
import type { SearchMap, SearchPlace } from "./search-results.ts";

type Query = Record<string, string | undefined>;

/** The requested area, otherwise the search circle; null when the results decide. */
export function getFixedTarget(bounds: Bounds | null, place: SearchPlace | null): MapTarget | null {
  if (bounds) return { bounds, margin: 0 };
  return place && { bounds: computeCircleBounds(place, place.radiusKm), margin: 24 };
}

/** Loads all matching listings in groups that suit the map's zoom; null when the API fails. */
export async function loadMap(
  client: ApiClient,
  query: Query,
  fixedTarget: MapTarget | null,
): Promise<SearchMap | null> {
  const read = async (zoom: number) => {
    const page = await client.call(groupListings, {
      query: { ...query, zoom: String(zoom) } as never,
    });
    return { groups: page.data.map(toMapGroup), isCapped: page.isCapped };
  };
  try {
    const initialZoom = computeZoom(fixedTarget ?? toMapTarget([]));
    const first = await read(initialZoom);
    const target = fixedTarget ?? toMapTarget(first.groups);
    // Results in one city need a closer zoom than the whole country, so they are grouped again.
    const zoom = computeZoom(target);
    const grouped = zoom > initialZoom + 1 && first.groups.length > 0 ? await read(zoom) : first;
    return { ...grouped, target, query: dropUndefined(query) };
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** Builds the map from the cards of the list, for when the API couldn't group the listings. */
export function makeMapFromCards(
  cards: readonly ListingCardView[],
  query: Query,
  fixed: MapTarget | null,
): SearchMap {
  const groups = toMapGroups(cards);
  return {
    groups,
    isCapped: false,
    target: fixed ?? toMapTarget(groups),
    query: dropUndefined(query),
  };
}

const toMapTarget = (groups: readonly MapGroup[]): MapTarget => {
  const bounds = joinBounds(groups.map((group) => group.bounds));
  return bounds ? { bounds, margin: 64 } : { bounds: australiaBounds, margin: 24 };
};

const computeZoom = (target: MapTarget) =>
  Math.min(
    Math.max(Math.round(fitView(target, assumedSize).zoom), mapZoomRange.min),
    mapZoomRange.max,
  );

const dropUndefined = (query: Query) =>
  Object.fromEntries(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
