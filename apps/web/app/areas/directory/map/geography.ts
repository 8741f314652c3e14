import { borderSteps, coastSteps } from "./coast.generated.ts";
import type { Label } from "./labels.ts";
import { type MapView, type Spot, toUnitSpot } from "./projection.ts";

/** A line on a map one pixel wide: x and y in turn. */
export type Line = Float64Array;

/** Reads steps of thousandths of a degree. */
export function decodeLine(steps: readonly number[]): Line {
  const line = new Float64Array(steps.length);
  let [longitude, latitude] = [0, 0];
  for (let index = 0; index < steps.length; index += 2) {
    longitude += steps[index] ?? 0;
    latitude += steps[index + 1] ?? 0;
    const { x, y } = toUnitSpot({ latitude: latitude / 1000, longitude: longitude / 1000 });
    line[index] = x;
    line[index + 1] = y;
  }
  return line;
}

export const coasts: readonly Line[] = coastSteps.map(decodeLine);
export const borders: readonly Line[] = borderSteps.map(decodeLine);

/** Closer in, the coast is too coarse: it would put places at the shore into the sea. */
export const maxCoastZoom = 13;

/** Beyond this many pixels from the centre, the course of a line isn't visible. */
const extentPx = 1600;
/** Points closer than this to the last one are left out. */
const minStepPx = 1.5;

/** The lines as the `d` of an SVG path, in pixels from the centre of the view. */
export function toSvgPath(lines: readonly Line[], view: MapView, isClosed: boolean): string {
  const scale = 256 * 2 ** view.zoom;
  const middle = toUnitSpot(view);
  return lines.map((line) => toLinePath(line, scale, middle, isClosed)).join("");
}

function toLinePath(line: Line, scale: number, middle: Spot, isClosed: boolean): string {
  let path = "";
  let count = 0;
  let [lastX, lastY] = [Number.NaN, Number.NaN];
  for (let index = 0; index < line.length; index += 2) {
    // Points far outside are clamped to a frame, so that a long coast becomes a short path.
    const x = clampToExtent(((line[index] ?? 0) - middle.x) * scale);
    const y = clampToExtent(((line[index + 1] ?? 0) - middle.y) * scale);
    const isNear = Math.abs(x - lastX) < minStepPx && Math.abs(y - lastY) < minStepPx;
    if (isNear && (isClosed || index < line.length - 2)) continue;
    path += `${count === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`;
    count += 1;
    [lastX, lastY] = [x, y];
  }
  if (count < (isClosed ? 3 : 2)) return "";
  return isClosed ? `${path}Z` : path;
}

const clampToExtent = (pixels: number) => Math.min(Math.max(pixels, -extentPx), extentPx);

export const capitals: readonly Label[] = [
  { text: "Sydney", latitude: -33.87, longitude: 151.21 },
  { text: "Melbourne", latitude: -37.81, longitude: 144.96 },
  { text: "Brisbane", latitude: -27.47, longitude: 153.03 },
  { text: "Perth", latitude: -31.95, longitude: 115.86 },
  { text: "Adelaide", latitude: -34.93, longitude: 138.6 },
  { text: "Hobart", latitude: -42.88, longitude: 147.33 },
  { text: "Darwin", latitude: -12.46, longitude: 130.84 },
  { text: "Canberra", latitude: -35.28, longitude: 149.13 },
];
