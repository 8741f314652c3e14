import { describe, expect, test } from "vitest";
import { createMapGestures, mayShowResults, mustFitAgain } from "./map-gestures.ts";
import { panView, type Spot, toSpot } from "./projection.ts";

const view = { latitude: -37.8, longitude: 144.9, zoom: 12 };

/** Where the place that was under `before` is after the move. */
function computeSpotAfterMove(before: Spot, after: typeof view) {
  const spot = toSpot(panView(view, before), after);
  return { x: Math.round(spot.x), y: Math.round(spot.y) };
}

describe("map gestures", () => {
  test("dragging with one finger pans the map", () => {
    const gestures = createMapGestures();
    gestures.press(7, { x: 10, y: 20 });
    const after = gestures.drag(7, { x: 60, y: -20 }, view);
    expect(after?.zoom).toBe(12);
    expect(computeSpotAfterMove({ x: 10, y: 20 }, after ?? view)).toEqual({ x: 60, y: -20 });
  });

  test("spreading two fingers zooms in around their midpoint", () => {
    const gestures = createMapGestures();
    gestures.press(1, { x: -50, y: 40 });
    gestures.press(2, { x: 50, y: 40 });
    const half = gestures.drag(1, { x: -100, y: 40 }, view) ?? view;
    const after = gestures.drag(2, { x: 100, y: 40 }, half) ?? view;
    expect(after.zoom).toBeCloseTo(13, 6);
    expect(computeSpotAfterMove({ x: -50, y: 40 }, after)).toEqual({ x: -100, y: 40 });
    expect(computeSpotAfterMove({ x: 50, y: 40 }, after)).toEqual({ x: 100, y: 40 });
  });

  test("lifting the second finger does not make the map jump", () => {
    const gestures = createMapGestures();
    gestures.press(1, { x: 0, y: 0 });
    gestures.press(2, { x: 200, y: 0 });
    expect(gestures.drag(2, { x: 200, y: 0 }, view)).toBeNull();
    gestures.release(2);
    const after = gestures.drag(1, { x: 5, y: 0 }, view);
    expect(after?.zoom).toBe(12);
    expect(computeSpotAfterMove({ x: 0, y: 0 }, after ?? view)).toEqual({ x: 5, y: 0 });
    expect(gestures.isHolding()).toBe(true);
  });

  test("an untracked pointer does not move the map", () => {
    const gestures = createMapGestures();
    gestures.press(1, { x: 0, y: 0 });
    expect(gestures.drag(9, { x: 80, y: 80 }, view)).toBeNull();
    gestures.release(1);
    expect(gestures.isHolding()).toBe(false);
  });
});

describe("automatic map movement", () => {
  test.each([
    [false, false, true],
    [true, false, false],
    [false, true, false],
  ])("dragging %s, settling %s: results may move it %s", (isHolding, isSettling, may) => {
    expect(mayShowResults(isHolding, isSettling)).toBe(may);
  });

  test("rotating the screen keeps the centre; the first display does not", () => {
    expect(mustFitAgain(true, 844)).toBe(false);
    expect(mustFitAgain(false, 390)).toBe(true);
    expect(mustFitAgain(false, 0)).toBe(false);
  });
});
