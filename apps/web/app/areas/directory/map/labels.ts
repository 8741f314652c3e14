import { type LatLon, type MapView, type Spot, toSpot } from "./projection.ts";

export interface Label extends LatLon {
  text: string;
}

interface PlacedListing {
  point: LatLon | null;
  suburb: string;
}

interface PlacedLabel {
  text: string;
  /** Bottom centre of the text. */
  spot: Spot;
}

/** Suburb labels, each at the centre of its listings. */
export function makeSuburbLabels(
  items: readonly PlacedListing[],
  view: MapView,
  pins: readonly Spot[],
) {
  const groups = Map.groupBy(
    items.filter(({ point, suburb }) => point && suburb),
    ({ suburb }) => suburb,
  );
  const candidates = [...groups].map(([text, group]) => ({
    text,
    latitude: mean(group.map(({ point }) => point?.latitude ?? 0)),
    longitude: mean(group.map(({ point }) => point?.longitude ?? 0)),
  }));
  return placeLabels(candidates, view, pins);
}

/** A label goes below the place, or above it when a pin is in the way. It is left out when both are covered. */
const labelOffsetsPx = [42, -32];

export function placeLabels(
  labels: readonly Label[],
  view: MapView,
  pins: readonly Spot[] = [],
): PlacedLabel[] {
  const shown: PlacedLabel[] = [];
  for (const { text, ...point } of labels) {
    const { x, y } = toSpot(point, view);
    const spot = labelOffsetsPx
      .map((offset) => ({ x, y: y + offset }))
      .find((place) => !isCovered(text, place, pins) && !overlapsLabel(place, shown));
    if (spot) shown.push({ text, spot });
  }
  return shown;
}

const overlapsLabel = ({ x, y }: Spot, shown: readonly PlacedLabel[]) =>
  shown.some(({ spot }) => Math.abs(spot.x - x) < 110 && Math.abs(spot.y - y) < 34);

/** Characters are about 8 px wide and 12 px high, and a pin has a radius of up to 24 px. */
const isCovered = (text: string, { x, y }: Spot, pins: readonly Spot[]) =>
  pins.some((pin) => Math.abs(pin.x - x) < text.length * 4 + 20 && Math.abs(pin.y - y + 5) < 31);

const mean = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length;
