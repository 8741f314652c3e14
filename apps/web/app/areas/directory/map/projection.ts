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

/** The size to assume until the map is measured: smaller than most maps, so that nothing ends up outside. */
export const assumedSize: Size = { width: 560, height: 560 };

export const zoomLimits = { min: 3, max: 15 };
const tileSizePx = 256;
const earthRadiusKm = 6371;

const computeWorldSizePx = (zoom: number) => tileSizePx * 2 ** zoom;

/** Projects a point onto a world that is one pixel wide. */
export function toUnitSpot({ latitude, longitude }: LatLon): Spot {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: (longitude + 180) / 360,
    y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
  };
}

function toWorld(point: LatLon, zoom: number): Spot {
  const size = computeWorldSizePx(zoom);
  const { x, y } = toUnitSpot(point);
  return { x: x * size, y: y * size };
}

function fromWorld({ x, y }: Spot, zoom: number): LatLon {
  const size = computeWorldSizePx(zoom);
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI;
  return { latitude, longitude: (x / size) * 360 - 180 };
}

/** Pixels from the centre of the view. */
export function toSpot(point: LatLon, view: MapView): Spot {
  const middle = toWorld(view, view.zoom);
  const place = toWorld(point, view.zoom);
  return { x: place.x - middle.x, y: place.y - middle.y };
}

/** Pans so that the point `by` pixels from the centre becomes the centre. */
export function panView(view: MapView, offset: Spot): MapView {
  const middle = toWorld(view, view.zoom);
  return {
    ...fromWorld({ x: middle.x + offset.x, y: middle.y + offset.y }, view.zoom),
    zoom: view.zoom,
  };
}

/** Zooms while the place under `around` stays in position. */
export function zoomView(view: MapView, steps: number, anchor: Spot = { x: 0, y: 0 }): MapView {
  const zoom = clampZoom(view.zoom + steps);
  const factor = 2 ** (zoom - view.zoom);
  const shift = { x: anchor.x * (factor - 1), y: anchor.y * (factor - 1) };
  return panView({ ...view, zoom }, shift);
}

const clampZoom = (zoom: number) => Math.min(Math.max(zoom, zoomLimits.min), zoomLimits.max);

export function toBounds(view: MapView, { width, height }: Size): Bounds {
  const { latitude: north, longitude: west } = panView(view, { x: -width / 2, y: -height / 2 });
  const { latitude: south, longitude: east } = panView(view, { x: width / 2, y: height / 2 });
  return [west, south, east, north];
}

/** Areas are rounded outwards to multiples of this many pixels. */
const roundingPx = 16;

/** So that people who look at about the same area send the same request, which caches can answer. */
export function roundBounds([west, south, east, north]: Bounds, zoom: number): Bounds {
  const step = (360 / computeWorldSizePx(Math.round(zoom))) * roundingPx;
  const roundDown = (degrees: number) => Math.floor(degrees / step) * step;
  const roundUp = (degrees: number) => Math.ceil(degrees / step) * step;
  return [
    Math.max(roundDown(west), -180),
    Math.max(roundDown(south), -90),
    Math.min(roundUp(east), 180),
    Math.min(roundUp(north), 90),
  ];
}

/** The closest view that shows the whole area with its margin. */
export function fitView({ bounds, margin }: MapTarget, size: Size): MapView {
  const [west, south, east, north] = bounds;
  const a = toWorld({ latitude: north, longitude: west }, 0);
  const b = toWorld({ latitude: south, longitude: east }, 0);
  const availableSize = {
    width: Math.max(size.width - 2 * margin, 80),
    height: Math.max(size.height - 2 * margin, 80),
  };
  const scale = Math.min(
    availableSize.width / (b.x - a.x || 1e-9),
    availableSize.height / (b.y - a.y || 1e-9),
  );
  const middle = fromWorld({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, 0);
  return { ...middle, zoom: clampZoom(Math.log2(scale)) };
}

/** The smallest area that contains all of these areas. */
export function joinBounds(areas: readonly Bounds[]): Bounds | null {
  return computeBounds(
    areas.flatMap(([west, south, east, north]) => [
      { longitude: west, latitude: south },
      { longitude: east, latitude: north },
    ]),
  );
}

export function computeBounds(points: readonly LatLon[]): Bounds | null {
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

export function computeCircleBounds({ latitude, longitude }: LatLon, radiusKm: number): Bounds {
  const north = (radiusKm / earthRadiusKm) * (180 / Math.PI);
  const east = north / Math.cos((latitude * Math.PI) / 180);
  return [longitude - east, latitude - north, longitude + east, latitude + north];
}

export function computePixelsPerKm({ latitude, zoom }: MapView): number {
  const circumference = 2 * Math.PI * earthRadiusKm * Math.cos((latitude * Math.PI) / 180);
  return computeWorldSizePx(zoom) / circumference;
}

export const australiaBounds: Bounds = [112.5, -44, 154.5, -10];
