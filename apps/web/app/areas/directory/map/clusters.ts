import { type Bounds, type LatLon, type MapView, type Spot, spotOf } from "./projection.ts";

/** What a pin needs of a listing. */
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
  /** What a closer look must show. */
  bounds: Bounds;
  /** Known only when it is the only one. */
  listing: PinListing | null;
}

export interface Cluster {
  count: number;
  groups: MapGroup[];
  spot: Spot;
}

/** Pins closer than this overlap. */
const usualGap = 44;

/** Merges groups whose pins would overlap; the largest keep their place. */
export function clustersOf(
  groups: readonly MapGroup[],
  view: MapView,
  gap: number = usualGap,
): Cluster[] {
  const clusters: Cluster[] = [];
  for (const group of [...groups].sort((a, b) => b.count - a.count)) {
    const spot = spotOf(group.point, view);
    const near = clusters.find(
      (one) => Math.abs(one.spot.x - spot.x) < gap && Math.abs(one.spot.y - spot.y) < gap,
    );
    if (near) {
      near.groups.push(group);
      near.count += group.count;
    } else clusters.push({ groups: [group], spot, count: group.count });
  }
  return clusters;
}

/** The same from listings, where the server could not count. */
export const groupsOfListings = (
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
