/** The zoom of a photo, and the distance in pixels from the frame's centre to the photo's centre. */
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

/** PROD-13: the zoom's limits, its steps and the wheel's speed. */
export const minZoom = 1;
export const maxZoom = 6;
export const zoomStep = 1.2;
export const doubleClickZoom = 2.5;
const wheelZoomSpeed = 0.51;
const wheelLinePx = 16;
/** The wheel delta of one notch on a typical mouse. */
const wheelNotchPx = 100;

export const fullView: View = { zoom: minZoom, x: 0, y: 0 };

const clamp = (min: number, max: number, value: number) => Math.min(max, Math.max(min, value));

/** A photo can't be dragged out of its frame. */
function clampToFrame({ zoom, x, y }: View, { width, height }: Size): View {
  const [maxX, maxY] = [((zoom - 1) * width) / 2, ((zoom - 1) * height) / 2];
  return { zoom, x: clamp(-maxX, maxX, x), y: clamp(-maxY, maxY, y) };
}

/** Zooms so that the spot under `at`, measured from the frame's centre, stays in place. */
export function zoomTo(view: View, targetZoom: number, at: Point, frame: Size): View {
  const zoom = clamp(minZoom, maxZoom, targetZoom);
  const scaleFactor = zoom / view.zoom;
  const x = at.x - (at.x - view.x) * scaleFactor;
  const y = at.y - (at.y - view.y) * scaleFactor;
  return clampToFrame({ zoom, x, y }, frame);
}

export const panView = (view: View, moved: Point, frame: Size): View =>
  clampToFrame({ ...view, x: view.x + moved.x, y: view.y + moved.y }, frame);

/** Zooms one step in or out. A result very close to the min becomes the min. */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  const next = clamp(minZoom, maxZoom, zoom * zoomStep ** direction);
  return Math.abs(next - minZoom) < 0.01 ? minZoom : next;
}

/** A negative delta zooms in. Some mice report lines instead of pixels. */
export const computeWheelZoom = (zoom: number, delta: number, isDeltaInLines: boolean): number =>
  zoom * Math.exp((-delta * (isDeltaInLines ? wheelLinePx : 1) * wheelZoomSpeed) / wheelNotchPx);

/** A double click zooms in at that spot, or back out. */
export const toggleZoomAt = (view: View, at: Point, frame: Size): View =>
  view.zoom > minZoom ? fullView : zoomTo(view, doubleClickZoom, at, frame);
