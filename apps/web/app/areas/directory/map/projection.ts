/** Web Mercator in pixels, relative to the centre of the view. */
export interface LatLon {
  latitude: number;
  longitude: number;
}

export interface MapView extends LatLon {
  zoom: number;
}

/** West, south, east, north, in degrees. */
export type Bounds = [west: number, south: number, east: number, north: number];

export interface Spot {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** The area to show and the margin around it in pixels. */
export interface MapTarget {
  bounds: Bounds;
  margin: number;
}

/** Until measured: smaller than most, so that nothing ends up outside. */
export const assumedSize: Size = { width: 560, height: 560 };

export const zoomLimits = { least: 3, most: 15 };
const tile = 256;
const earthRadiusKm = 6371;

const worldSize = (zoom: number) => tile * 2 ** zoom;

/** On a world that is one pixel wide. */
export function unitSpot({ latitude, longitude }: LatLon): Spot {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: (longitude + 180) / 360,
    y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
  };
}

function toWorld(point: LatLon, zoom: number): Spot {
  const size = worldSize(zoom);
  const { x, y } = unitSpot(point);
  return { x: x * size, y: y * size };
}

function fromWorld({ x, y }: Spot, zoom: number): LatLon {
  const size = worldSize(zoom);
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI;
  return { latitude, longitude: (x / size) * 360 - 180 };
}

/** Pixels from the centre of the view. */
export function spotOf(point: LatLon, view: MapView): Spot {
  const middle = toWorld(view, view.zoom);
  const place = toWorld(point, view.zoom);
  return { x: place.x - middle.x, y: place.y - middle.y };
}

/** Pans so that the point `by` pixels from the centre becomes the centre. */
export function moved(view: MapView, by: Spot): MapView {
  const middle = toWorld(view, view.zoom);
  return { ...fromWorld({ x: middle.x + by.x, y: middle.y + by.y }, view.zoom), zoom: view.zoom };
}

/** Zooms while the place under `around` stays in position. */
export function zoomed(view: MapView, steps: number, around: Spot = { x: 0, y: 0 }): MapView {
  const zoom = limited(view.zoom + steps);
  const factor = 2 ** (zoom - view.zoom);
  const shift = { x: around.x * (factor - 1), y: around.y * (factor - 1) };
  return moved({ ...view, zoom }, shift);
}

const limited = (zoom: number) => Math.min(Math.max(zoom, zoomLimits.least), zoomLimits.most);

export function boundsOf(view: MapView, { width, height }: Size): Bounds {
  const { latitude: north, longitude: west } = moved(view, { x: -width / 2, y: -height / 2 });
  const { latitude: south, longitude: east } = moved(view, { x: width / 2, y: height / 2 });
  return [west, south, east, north];
}

/** Pixels to which an area is rounded outwards. */
const roundedTo = 16;

/** So that people who look at about the same area send the same request, which caches can answer. */
export function roundedBounds([west, south, east, north]: Bounds, zoom: number): Bounds {
  const step = (360 / worldSize(Math.round(zoom))) * roundedTo;
  const down = (degrees: number) => Math.floor(degrees / step) * step;
  const up = (degrees: number) => Math.ceil(degrees / step) * step;
  return [
    Math.max(down(west), -180),
    Math.max(down(south), -90),
    Math.min(up(east), 180),
    Math.min(up(north), 90),
  ];
}

/** The closest view that shows the whole area with its margin. */
export function viewOf({ bounds, margin }: MapTarget, size: Size): MapView {
  const [west, south, east, north] = bounds;
  const a = toWorld({ latitude: north, longitude: west }, 0);
  const b = toWorld({ latitude: south, longitude: east }, 0);
  const room = {
    width: Math.max(size.width - 2 * margin, 80),
    height: Math.max(size.height - 2 * margin, 80),
  };
  const scale = Math.min(room.width / (b.x - a.x || 1e-9), room.height / (b.y - a.y || 1e-9));
  const middle = fromWorld({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, 0);
  return { ...middle, zoom: limited(Math.log2(scale)) };
}

/** The least area that holds all of these. */
export function boundsTogether(areas: readonly Bounds[]): Bounds | null {
  return boundsAround(
    areas.flatMap(([west, south, east, north]) => [
      { longitude: west, latitude: south },
      { longitude: east, latitude: north },
    ]),
  );
}

export function boundsAround(points: readonly LatLon[]): Bounds | null {
  if (points.length === 0) return null;
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  return [
    Math.min(...longitudes),
    Math.min(...latitudes),
    Math.max(...longitudes),
    Math.max(...latitudes),
  ];
}

export function boundsOfRing({ latitude, longitude }: LatLon, radiusKm: number): Bounds {
  const north = (radiusKm / earthRadiusKm) * (180 / Math.PI);
  const east = north / Math.cos((latitude * Math.PI) / 180);
  return [longitude - east, latitude - north, longitude + east, latitude + north];
}

export function pixelsPerKm({ latitude, zoom }: MapView): number {
  const circumference = 2 * Math.PI * earthRadiusKm * Math.cos((latitude * Math.PI) / 180);
  return worldSize(zoom) / circumference;
}

export const australia: Bounds = [112.5, -44, 154.5, -10];
