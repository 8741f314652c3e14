import { type MapView, moved, type Spot, zoomed } from "./projection.ts";

/** Fingers nearer than this count as so far apart, lest a hair's breadth zooms across the country. */
const leastSpread = 24;

/** The fingers on a map, each by its own id: one moves it, two also zoom it. */
export function createMapHand() {
  const fingers = new Map<number, Spot>();
  return {
    /** Spots are in pixels from the middle of the map. */
    press: (id: number, spot: Spot) => void fingers.set(id, spot),
    release: (id: number) => void fingers.delete(id),
    isHolding: () => fingers.size > 0,
    /** What the map shows after a finger has gone to `spot`; null when that one does not hold it. */
    drag(id: number, spot: Spot, view: MapView): MapView | null {
      const from = fingers.get(id);
      if (!from || (from.x === spot.x && from.y === spot.y)) return null;
      fingers.set(id, spot);
      const other = [...fingers].find(([otherId]) => otherId !== id)?.[1];
      return other ? pinched(view, other, from, spot) : moved(view, differenceOf(from, spot));
    },
  };
}

/** While one finger rests and the other goes, the places under both stay under them. */
function pinched(view: MapView, rest: Spot, from: Spot, to: Spot): MapView {
  const before = middleOf(rest, from);
  const after = middleOf(rest, to);
  const steps = Math.log2(spreadOf(rest, to) / spreadOf(rest, from));
  return zoomed(moved(view, differenceOf(before, after)), steps, after);
}

const differenceOf = (a: Spot, b: Spot): Spot => ({ x: a.x - b.x, y: a.y - b.y });
const middleOf = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const spreadOf = (a: Spot, b: Spot) => Math.max(Math.hypot(a.x - b.x, a.y - b.y), leastSpread);

/** Results move the map to where they are, but not out of somebody's hand. */
export const mayShowResults = (isHolding: boolean, isSettling: boolean): boolean =>
  !isHolding && !isSettling;

/** One that is turned or resized keeps its middle; one that had no room yet shows what it is for. */
export const mustFitAgain = (wasFitted: boolean, width: number): boolean => !wasFitted && width > 0;
