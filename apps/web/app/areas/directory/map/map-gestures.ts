import { type MapView, panView, type Spot, zoomView } from "./projection.ts";

/** Treat fingers closer than this as this far apart, so that tiny movements don't zoom wildly. */
const minSpreadPx = 24;

/** Tracks fingers by pointer id: one pans, two also zoom. */
export function createMapGestures() {
  const fingers = new Map<number, Spot>();
  return {
    /** Points are in pixels from the centre of the map. */
    press: (id: number, spot: Spot) => void fingers.set(id, spot),
    release: (id: number) => void fingers.delete(id),
    isHolding: () => fingers.size > 0,
    /** The view after a finger moved to `spot`; null when that pointer isn't tracked. */
    drag(id: number, spot: Spot, view: MapView): MapView | null {
      const from = fingers.get(id);
      if (!from || (from.x === spot.x && from.y === spot.y)) return null;
      fingers.set(id, spot);
      const other = [...fingers].find(([otherId]) => otherId !== id)?.[1];
      return other ? pinchView(view, other, from, spot) : panView(view, subtract(from, spot));
    },
  };
}

/** The places under both fingers stay under them. */
function pinchView(view: MapView, restingFinger: Spot, from: Spot, to: Spot): MapView {
  const before = computeMiddle(restingFinger, from);
  const after = computeMiddle(restingFinger, to);
  const steps = Math.log2(computeSpread(restingFinger, to) / computeSpread(restingFinger, from));
  return zoomView(panView(view, subtract(before, after)), steps, after);
}

const subtract = (a: Spot, b: Spot): Spot => ({ x: a.x - b.x, y: a.y - b.y });
const computeMiddle = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const computeSpread = (a: Spot, b: Spot) => Math.max(Math.hypot(a.x - b.x, a.y - b.y), minSpreadPx);

/** New results move the map, but not while someone is dragging it. */
export const mayShowResults = (isHolding: boolean, isSettling: boolean): boolean =>
  !isHolding && !isSettling;

/** Resizing keeps the centre; a map that had no size yet fits its target. */
export const mustFitAgain = (wasFitted: boolean, width: number): boolean => !wasFitted && width > 0;
