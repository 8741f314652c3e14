/** How a photo is seen: how large, and how far its middle is from the middle of the frame, in pixels. */
export interface View {
  zoom: number;
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

/** PROD-13. */
export const leastZoom = 1;
export const mostZoom = 6;
export const zoomStep = 1.2;
export const doubleClickZoom = 2.5;
const wheelFactor = 0.51;
const pixelsOfLine = 16;
/** What one notch of a usual wheel turns. */
const pixelsOfNotch = 100;

export const fullView: View = { zoom: leastZoom, x: 0, y: 0 };

const between = (least: number, most: number, value: number) =>
  Math.min(most, Math.max(least, value));

/** Nobody drags a photo out of its frame. */
function kept({ zoom, x, y }: View, { width, height }: Size): View {
  const [mostX, mostY] = [((zoom - 1) * width) / 2, ((zoom - 1) * height) / 2];
  return { zoom, x: between(-mostX, mostX, x), y: between(-mostY, mostY, y) };
}

/** What lies under the point, counted from the middle of the frame, stays there. */
export function zoomedTo(view: View, wanted: number, at: Point, frame: Size): View {
  const zoom = between(leastZoom, mostZoom, wanted);
  const grown = zoom / view.zoom;
  const x = at.x - (at.x - view.x) * grown;
  const y = at.y - (at.y - view.y) * grown;
  return kept({ zoom, x, y }, frame);
}

export const panned = (view: View, moved: Point, frame: Size): View =>
  kept({ ...view, x: view.x + moved.x, y: view.y + moved.y }, frame);

/** One step closer or further away; within a hair of a limit it is the limit. */
export function steppedZoom(zoom: number, direction: 1 | -1): number {
  const next = between(leastZoom, mostZoom, zoom * zoomStep ** direction);
  return Math.abs(next - leastZoom) < 0.01 ? leastZoom : next;
}

/** Turning away zooms in; some mice count lines instead of pixels. */
export const wheeledZoom = (zoom: number, delta: number, isLines: boolean): number =>
  zoom * Math.exp((-delta * (isLines ? pixelsOfLine : 1) * wheelFactor) / pixelsOfNotch);

/** Closer where somebody clicks twice, and back again. */
export const doubleClicked = (view: View, at: Point, frame: Size): View =>
  view.zoom > leastZoom ? fullView : zoomedTo(view, doubleClickZoom, at, frame);
