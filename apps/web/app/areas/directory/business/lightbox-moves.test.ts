import { describe, expect, test } from "vitest";
import { nextZoom, stepped, swipeStep, swipeThresholdPx } from "./lightbox-moves.ts";

describe("the lightbox", () => {
  test.each([
    [-60, 0, 1],
    [60, 0, -1],
    [-59, 0, 0],
    [59, 0, 0],
    [-80, 120, 0],
  ])("DIR-GAL-03 a swipe of %s sideways and %s down moves by %s", (x, y, step) => {
    expect(swipeThresholdPx).toBe(60);
    expect(swipeStep(x, y)).toBe(step);
  });

  test("the last photo is followed by the first", () => {
    expect(stepped(8, 1, 9)).toBe(0);
    expect(stepped(0, -1, 9)).toBe(8);
    expect(stepped(2, 5, 9)).toBe(7);
  });

  test("zooming stops at the ends", () => {
    expect(nextZoom(1, 1)).toBe(1.5);
    expect(nextZoom(3, 1)).toBe(3);
    expect(nextZoom(1, -1)).toBe(1);
  });
});
