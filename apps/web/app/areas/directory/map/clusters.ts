import { type Bounds, type LatLon, type MapView, type Spot, toSpot } from "./projection.ts";

/** The part of a listing that a pin needs. */
export interface PinListing {
  id: string;
  to: string;
  name: string;
  category: string;
  /** `Footscray VIC` */
  place: string;
  suburb: string;
}

/** Listings that are close together, counted by the server. */
export interface MapGroup {
  count: number;
  point: LatLon;
  /** The area that the map has to show after a click on the group. */
  bounds: Bounds;
  /** Null when the group has more than one listing. */
  listing: PinListing | null;
}

export interface Cluster {
  count: number;
  groups: MapGroup[];
  spot: Spot;
}

/** Pins closer than this overlap. */
const defaultGapPx = 44;

/** Merges groups whose pins would overlap; the largest group keeps its position. */
export function clusterGroups(
  groups: readonly MapGroup[],
  view: MapView,
  gapPx: number = defaultGapPx,
): Cluster[] {
  const clusters: Cluster[] = [];
  for (const group of [...groups].sort((a, b) => b.count - a.count)) {
    const spot = toSpot(group.point, view);
    const near = clusters.find(
      (one) => Math.abs(one.spot.x - spot.x) < gapPx && Math.abs(one.spot.y - spot.y) < gapPx,
    );
    if (near) {
      near.groups.push(group);
      near.count += group.count;
    } else clusters.push({ groups: [group], spot, count: group.count });
  }
  return clusters;
}

/** Makes one group per listing, for when the API couldn't group them. */
export const toMapGroups = (
  listings: readonly (PinListing & { point: LatLon | null })[],
): MapGroup[] =>
  listings.flatMap(({ point, ...listing }) =>
    point
      ? [
          {
            count: 1,
            point,
            bounds: [point.longitude, point.latitude, point.longitude, point.latitude],
            listing,
          },
        ]
      : [],
  );
