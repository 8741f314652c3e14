import { describe, expect, test } from "vitest";
import { clustersOf, labelsOf } from "./clusters.ts";
import {
  type Bounds,
  boundsOf,
  boundsOfRing,
  moved,
  pixelsPerKm,
  spotOf,
  viewOf,
  zoomed,
} from "./projection.ts";

const footscray = { latitude: -37.8, longitude: 144.9 };
const view = { ...footscray, zoom: 12 };
const size = { width: 600, height: 800 };

describe("the map's projection", () => {
  test("the centre is at zero, and moving back restores the view", () => {
    expect(spotOf(footscray, view)).toEqual({ x: 0, y: 0 });
    const back = moved(moved(view, { x: 120, y: -80 }), { x: -120, y: 80 });
    expect(back.latitude).toBeCloseTo(view.latitude, 8);
    expect(back.longitude).toBeCloseTo(view.longitude, 8);
  });

  test("zooming keeps the place under the pointer", () => {
    const hand = { x: 100, y: -60 };
    const place = moved(view, hand);
    const spot = spotOf(place, zoomed(view, 1, hand));
    expect(spot.x).toBeCloseTo(hand.x, 3);
    expect(spot.y).toBeCloseTo(hand.y, 3);
    expect(zoomed(view, 50).zoom).toBe(15);
    expect(zoomed(view, -50).zoom).toBe(3);
  });

  test("the visible bounds restore the same view", () => {
    const again = viewOf({ bounds: boundsOf(view, size), margin: 0 }, size);
    expect(again.zoom).toBeCloseTo(view.zoom, 2);
    expect(again.latitude).toBeCloseTo(view.latitude, 3);
  });

  test("DIR-LIST-07 a radius of 10 km is drawn to scale and fully visible", () => {
    const bounds = boundsOfRing(footscray, 10);
    const fitted = viewOf({ bounds, margin: 24 }, size);
    const radius = 10 * pixelsPerKm(fitted);
    const east = spotOf({ latitude: -37.8, longitude: bounds[2] }, fitted).x;
    expect(Math.abs(east - radius)).toBeLessThan(2);
    expect(radius).toBeLessThanOrEqual(size.width / 2);
  });

  test("a single place has a maximum zoom", () => {
    const bounds: Bounds = [144.9, -37.8, 144.9, -37.8];
    expect(viewOf({ bounds, margin: 64 }, size).zoom).toBe(15);
  });
});

describe("pins", () => {
  const pin = (id: string, longitude: number, suburb = "Footscray") => ({
    id,
    suburb,
    point: { latitude: -37.8, longitude },
  });

  test("overlapping pins are clustered", () => {
    const pins = [
      pin("a", 144.9),
      pin("b", 144.9005),
      pin("c", 144.98),
      { ...pin("d", 0), point: null },
    ];
    const clusters = clustersOf(pins, view);
    expect(clusters.map(({ items }) => items.map(({ id }) => id))).toEqual([["a", "b"], ["c"]]);
    expect(clustersOf(pins, { ...view, zoom: 15 })).toHaveLength(2);
    expect(clustersOf(pins, { ...view, zoom: 8 })).toHaveLength(1);
  });

  test("each suburb is labelled once, at its listings", () => {
    const labels = labelsOf([pin("a", 144.88), pin("b", 144.92), pin("c", 145.1, "Kew")], view);
    expect(labels.map(({ text }) => text)).toEqual(["Footscray", "Kew"]);
    expect(labels[0]?.spot.x).toBeCloseTo(0, 3);
  });

  test("a label avoids pins: below, otherwise above, otherwise left out", () => {
    const at = (id: string, latitude: number, suburb: string) => ({
      id,
      suburb,
      point: { latitude, longitude: 144.9 },
    });
    const spots = (items: Parameters<typeof labelsOf>[0]) =>
      labelsOf(items, view).map(({ text, spot }) => [text, Math.sign(spot.y)]);
    const below = at("b", moved(view, { x: 0, y: 42 }).latitude, "");
    const above = at("c", moved(view, { x: 0, y: -42 }).latitude, "");
    expect(spots([at("a", -37.8, "Footscray")])).toEqual([["Footscray", 1]]);
    expect(spots([at("a", -37.8, "Footscray"), below])).toEqual([["Footscray", -1]]);
    expect(spots([at("a", -37.8, "Footscray"), below, above])).toEqual([]);
  });
});
