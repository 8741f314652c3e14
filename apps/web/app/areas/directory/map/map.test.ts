import { describe, expect, test } from "vitest";
import { clusterGroups, type MapGroup, toMapGroups } from "./clusters.ts";
import { coasts, toSvgPath } from "./geography.ts";
import { makeSuburbLabels } from "./labels.ts";
import {
  type Bounds,
  computeCircleBounds,
  computePixelsPerKm,
  fitView,
  panView,
  roundBounds,
  toBounds,
  toSpot,
  zoomView,
} from "./projection.ts";

const footscray = { latitude: -37.8, longitude: 144.9 };
const view = { ...footscray, zoom: 12 };
const size = { width: 600, height: 800 };

describe("the map's projection", () => {
  test("the centre is at zero, and moving back restores the view", () => {
    expect(toSpot(footscray, view)).toEqual({ x: 0, y: 0 });
    const back = panView(panView(view, { x: 120, y: -80 }), { x: -120, y: 80 });
    expect(back.latitude).toBeCloseTo(view.latitude, 8);
    expect(back.longitude).toBeCloseTo(view.longitude, 8);
  });

  test("zooming keeps the place under the pointer", () => {
    const pointer = { x: 100, y: -60 };
    const place = panView(view, pointer);
    const spot = toSpot(place, zoomView(view, 1, pointer));
    expect(spot.x).toBeCloseTo(pointer.x, 3);
    expect(spot.y).toBeCloseTo(pointer.y, 3);
    expect(zoomView(view, 50).zoom).toBe(15);
    expect(zoomView(view, -50).zoom).toBe(3);
  });

  test("the visible bounds restore the same view", () => {
    const again = fitView({ bounds: toBounds(view, size), margin: 0 }, size);
    expect(again.zoom).toBeCloseTo(view.zoom, 2);
    expect(again.latitude).toBeCloseTo(view.latitude, 3);
  });

  test("DIR-LIST-07 a radius of 10 km is drawn to scale and fully visible", () => {
    const bounds = computeCircleBounds(footscray, 10);
    const fittedView = fitView({ bounds, margin: 24 }, size);
    const radius = 10 * computePixelsPerKm(fittedView);
    const east = toSpot({ latitude: -37.8, longitude: bounds[2] }, fittedView).x;
    expect(Math.abs(east - radius)).toBeLessThan(2);
    expect(radius).toBeLessThanOrEqual(size.width / 2);
  });

  test("a single place has a maximum zoom", () => {
    const bounds: Bounds = [144.9, -37.8, 144.9, -37.8];
    expect(fitView({ bounds, margin: 64 }, size).zoom).toBe(15);
  });
});

describe("pins", () => {
  const group = (longitude: number, count = 1): MapGroup => ({
    count,
    point: { latitude: -37.8, longitude },
    bounds: [longitude, -37.8, longitude, -37.8],
    listing: null,
  });

  test("overlapping groups become one that counts all of them", () => {
    const groups = [group(144.9, 2), group(144.9005, 28), group(144.98)];
    expect(clusterGroups(groups, view).map(({ count }) => count)).toEqual([30, 1]);
    expect(clusterGroups(groups, { ...view, zoom: 8 }).map(({ count }) => count)).toEqual([31]);
  });

  test.each([4, 9, 14])("at zoom %s they add up to the 400 businesses of the search", (zoom) => {
    const groups = Array.from({ length: 100 }, (_, n) => group(113 + (n % 40) + n / 900, 4));
    const clusters = clusterGroups(groups, { latitude: -30, longitude: 133, zoom });
    expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(400);
  });

  test("where the server could not count, the listings are counted", () => {
    const listing = { id: "a", to: "/a", name: "A", category: "Retail", place: "", suburb: "" };
    const groups = toMapGroups([
      { ...listing, point: footscray },
      { ...listing, point: null },
    ]);
    expect(groups).toMatchObject([{ count: 1, point: footscray, listing: { id: "a" } }]);
  });
});

describe("labels", () => {
  const at = (longitude: number, suburb = "Footscray") => ({
    suburb,
    point: { latitude: -37.8, longitude },
  });

  test("each suburb is labelled once, at its listings", () => {
    const labels = makeSuburbLabels([at(144.88), at(144.92), at(145.1, "Kew")], view, []);
    expect(labels.map(({ text }) => text)).toEqual(["Footscray", "Kew"]);
    expect(labels[0]?.spot.x).toBeCloseTo(0, 3);
  });

  test("a label leaves room for the largest pin at its place", () => {
    const [below] = makeSuburbLabels([at(144.9)], view, [{ x: 0, y: 0 }]);
    // 24 px to the edge of the pin, and 12 px of text above the line it stands on.
    expect((below?.spot.y ?? 0) - 12).toBeGreaterThan(24);
  });

  test("a label avoids pins: below, otherwise above, otherwise left out", () => {
    const findLabelSides = (...pins: { x: number; y: number }[]) =>
      makeSuburbLabels([at(144.9)], view, pins).map(({ spot }) => Math.sign(spot.y));
    expect(findLabelSides({ x: 0, y: 0 })).toEqual([1]);
    expect(findLabelSides({ x: 0, y: 42 })).toEqual([-1]);
    expect(findLabelSides({ x: 0, y: 42 }, { x: 0, y: -42 })).toEqual([]);
  });
});

describe("the drawn coast", () => {
  const melbourne = { latitude: -37.8136, longitude: 144.9631, zoom: 10 };

  /** Whether a place is on land, by counting how often a line to the east crosses the coast. */
  function isLand(place: { latitude: number; longitude: number }, zoom = 8) {
    const path = toSvgPath(coasts, { ...place, zoom }, true);
    let isInside = false;
    for (const ring of path.split("Z")) {
      const points = ring
        .slice(1)
        .split("L")
        .map((pair) => pair.split(" ").map(Number));
      for (const [index, [x = 0, y = 0]] of points.entries()) {
        const [nextX = 0, nextY = 0] = points[(index + 1) % points.length] ?? [];
        if (y > 0 !== nextY > 0 && ((nextX - x) * -y) / (nextY - y) + x > 0) isInside = !isInside;
      }
    }
    return isInside;
  }

  test.each([
    ["Alice Springs", -23.7, 133.88, true],
    ["Melbourne", -37.8136, 144.9631, true],
    ["Geelong", -38.15, 144.36, true],
    ["Hobart", -42.87, 147.3, true],
    ["Kingscote, Kangaroo Island", -35.66, 137.63, true],
    ["the middle of Port Phillip", -38.1, 144.87, false],
    ["Bass Strait", -39.9, 145.5, false],
    ["Spencer Gulf", -34.2, 137.2, false],
    ["the Tasman Sea", -34, 153, false],
  ])("%s is where it really is", (_place, latitude, longitude, land) => {
    expect(isLand({ latitude, longitude })).toBe(land);
    expect(isLand({ latitude, longitude }, 11)).toBe(land);
  });

  test("a map of the country, or of a city, stays a short path", () => {
    const country = toSvgPath(coasts, { latitude: -28, longitude: 134, zoom: 4 }, true);
    expect(country.length).toBeLessThan(20_000);
    expect(toSvgPath(coasts, melbourne, true).length).toBeLessThan(20_000);
  });
});

test("about the same area is rounded to the same one, a little larger", () => {
  const [west, south, east, north] = roundBounds([144.801, -37.902, 145.003, -37.703], 10);
  expect(roundBounds([144.802, -37.901, 145.002, -37.704], 10)).toEqual([west, south, east, north]);
  expect(west).toBeLessThanOrEqual(144.801);
  expect(north).toBeGreaterThanOrEqual(-37.703);
  expect(east - west).toBeLessThan(0.26);
});
