import { groupListings, mapZooms } from "@boab/contracts/directory/search";
import type { ApiClient } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import type { ListingCardView } from "../listing-card.ts";
import { groupsOfListings, type MapGroup } from "../map/clusters.ts";
import {
  assumedSize,
  australia,
  type Bounds,
  boundsOfRing,
  boundsTogether,
  type MapTarget,
  viewOf,
} from "../map/projection.ts";
import { mapGroup } from "./map-groups.ts";
import type { SearchMap, SearchPlace } from "./search-results.ts";

type Query = Record<string, string | undefined>;

/** The requested area, otherwise the search circle; null when the results decide. */
export function fixedTarget(bounds: Bounds | null, place: SearchPlace | null): MapTarget | null {
  if (bounds) return { bounds, margin: 0 };
  return place && { bounds: boundsOfRing(place, place.radiusKm), margin: 24 };
}

/** Everything that matches, in groups that suit the map; null when the API can't tell. */
export async function loadMap(
  client: ApiClient,
  query: Query,
  fixed: MapTarget | null,
): Promise<SearchMap | null> {
  const read = async (zoom: number) => {
    const page = await client.call(groupListings, {
      query: { ...query, zoom: String(zoom) } as never,
    });
    return { groups: page.data.map(mapGroup), isCapped: page.isCapped };
  };
  try {
    const firstZoom = zoomOf(fixed ?? targetOf([]));
    const first = await read(firstZoom);
    const target = fixed ?? targetOf(first.groups);
    // Results of one city are looked at more closely than the country.
    const zoom = zoomOf(target);
    const counted = zoom > firstZoom + 1 && first.groups.length > 0 ? await read(zoom) : first;
    return { ...counted, target, query: givenOf(query) };
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** Only what the list shows. */
export function mapOfCards(
  cards: readonly ListingCardView[],
  query: Query,
  fixed: MapTarget | null,
): SearchMap {
  const groups = groupsOfListings(cards);
  return { groups, isCapped: false, target: fixed ?? targetOf(groups), query: givenOf(query) };
}

const targetOf = (groups: readonly MapGroup[]): MapTarget => {
  const bounds = boundsTogether(groups.map((group) => group.bounds));
  return bounds ? { bounds, margin: 64 } : { bounds: australia, margin: 24 };
};

const zoomOf = (target: MapTarget) =>
  Math.min(Math.max(Math.round(viewOf(target, assumedSize).zoom), mapZooms.least), mapZooms.most);

const givenOf = (query: Query) =>
  Object.fromEntries(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
