import { describe, expect, test } from "vitest";
import {
  computeWheelZoom,
  fullView,
  maxZoom,
  panView,
  stepZoom,
  toggleZoomAt,
  zoomTo,
} from "./zoom.ts";

const frame = { width: 400, height: 300 };
const middle = { x: 0, y: 0 };

describe("zooming a photo", () => {
  test("PROD-13 goes in steps of 1.2 from 1 to 6 and no further", () => {
    expect(stepZoom(1, 1)).toBeCloseTo(1.2);
    expect(stepZoom(1, -1)).toBe(1);
    expect(stepZoom(5.5, 1)).toBe(6);
    expect(stepZoom(maxZoom, 1)).toBe(6);
    let zoom = 1;
    for (let press = 0; press < 3; press++) zoom = stepZoom(zoom, 1);
    for (let press = 0; press < 3; press++) zoom = stepZoom(zoom, -1);
    expect(zoom).toBe(1);
    expect(zoomTo(fullView, 99, middle, frame).zoom).toBe(6);
    expect(zoomTo(fullView, 0.1, middle, frame).zoom).toBe(1);
  });

  test("PROD-13 a double click shows 2.5 times as much detail, another the whole photo", () => {
    const closer = toggleZoomAt(fullView, middle, frame);
    expect(closer.zoom).toBe(2.5);
    expect(toggleZoomAt(closer, middle, frame)).toEqual(fullView);
  });

  test("PROD-13 a notch of the wheel counts by 0.51, and a line as 16 pixels", () => {
    expect(computeWheelZoom(1, -100, false)).toBeCloseTo(Math.exp(0.51));
    expect(computeWheelZoom(2, 100, false)).toBeCloseTo(2 * Math.exp(-0.51));
    expect(computeWheelZoom(1, -3, true)).toBeCloseTo(computeWheelZoom(1, -48, false));
  });

  test("PROD-11 what lies under the pointer stays there", () => {
    const at = { x: 100, y: -50 };
    const view = zoomTo(fullView, 2, at, frame);
    expect(view).toEqual({ zoom: 2, x: -100, y: 50 });
    const back = zoomTo(view, 1, at, frame);
    expect([back.zoom, Math.abs(back.x), Math.abs(back.y)]).toEqual([1, 0, 0]);
  });

  test("PROD-11 a photo is dragged no further than its edge", () => {
    const view = { zoom: 2, x: 0, y: 0 };
    expect(panView(view, { x: 50, y: 20 }, frame)).toEqual({ zoom: 2, x: 50, y: 20 });
    expect(panView(view, { x: 999, y: -999 }, frame)).toEqual({ zoom: 2, x: 200, y: -150 });
    const pannedFullView = panView(fullView, { x: 40, y: 40 }, frame);
    expect([Math.abs(pannedFullView.x), Math.abs(pannedFullView.y)]).toEqual([0, 0]);
  });
});
