import { type LatLon, type MapView, type Spot, spotOf } from "./projection.ts";

interface Placed {
  id: string;
  point: LatLon | null;
}

export interface Cluster<Item> {
  items: Item[];
  spot: Spot;
  /** The middle of its items. */
  point: LatLon;
}

/** Pins that would cover each other stand as one, with their number. */
export function clustersOf<Item extends Placed>(
  items: readonly Item[],
  view: MapView,
  gap = 40,
): Cluster<Item>[] {
  const clusters: Cluster<Item>[] = [];
  for (const item of items) {
    if (!item.point) continue;
    const spot = spotOf(item.point, view);
    const near = clusters.find(
      (one) => Math.abs(one.spot.x - spot.x) < gap && Math.abs(one.spot.y - spot.y) < gap,
    );
    if (near) near.items.push(item);
    else clusters.push({ items: [item], spot, point: item.point });
  }
  return clusters;
}

export interface Label extends LatLon {
  text: string;
}

/** The suburbs of the listings, each at the middle of its own; those that would overlap are left out. */
export function labelsOf(
  items: readonly (Placed & { suburb: string })[],
  view: MapView,
): { text: string; spot: Spot }[] {
  const groups = Map.groupBy(
    items.filter(({ point, suburb }) => point && suburb),
    ({ suburb }) => suburb,
  );
  const wanted = [...groups].map(([text, group]) => ({
    text,
    latitude: mean(group.map(({ point }) => point?.latitude ?? 0)),
    longitude: mean(group.map(({ point }) => point?.longitude ?? 0)),
  }));
  return freeLabels(wanted, view);
}

export function freeLabels(labels: readonly Label[], view: MapView) {
  const shown: { text: string; spot: Spot }[] = [];
  for (const { text, ...point } of labels) {
    const spot = spotOf(point, view);
    const isTaken = shown.some(
      (one) => Math.abs(one.spot.x - spot.x) < 110 && Math.abs(one.spot.y - spot.y) < 34,
    );
    if (!isTaken) shown.push({ text, spot });
  }
  return shown;
}

const mean = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length;
