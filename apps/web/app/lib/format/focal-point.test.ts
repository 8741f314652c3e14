import { describe, expect, test } from "vitest";
import {
  clampPercent,
  describeFocalPoint,
  moveByKey,
  toFocalPoint,
  toObjectPosition,
} from "./focal-point.ts";

const key = (name: string, shiftKey = false) => ({ key: name, shiftKey });

describe("keys", () => {
  test.each([
    ["ArrowLeft", { x: 39, y: 60 }, { x: 35, y: 60 }],
    ["ArrowRight", { x: 41, y: 60 }, { x: 45, y: 60 }],
    ["ArrowUp", { x: 40, y: 59 }, { x: 40, y: 55 }],
    ["ArrowDown", { x: 40, y: 61 }, { x: 40, y: 65 }],
  ])("%s moves by 1, with Shift by 5", (name, byOne, byFive) => {
    expect(moveByKey({ x: 40, y: 60 }, key(name))).toEqual(byOne);
    expect(moveByKey({ x: 40, y: 60 }, key(name, true))).toEqual(byFive);
  });

  test("the point stays inside the edges", () => {
    expect(moveByKey({ x: 98, y: 0 }, key("ArrowRight", true))).toEqual({ x: 100, y: 0 });
    expect(moveByKey({ x: 98, y: 0 }, key("ArrowUp"))).toEqual({ x: 98, y: 0 });
  });

  test("other keys are ignored", () => {
    expect(moveByKey({ x: 1, y: 1 }, key("Tab"))).toBeUndefined();
  });
});

describe("a pointer", () => {
  const frame = { left: 100, top: 50, width: 400, height: 200 };
  test.each([
    [
      { clientX: 100, clientY: 50 },
      { x: 0, y: 0 },
    ],
    [
      { clientX: 300, clientY: 150 },
      { x: 50, y: 50 },
    ],
    [
      { clientX: 501, clientY: 249 },
      { x: 100, y: 100 },
    ],
    [
      { clientX: -20, clientY: 900 },
      { x: 0, y: 100 },
    ],
  ])("at %j points to %j", (pointer, point) => {
    expect(toFocalPoint(frame, pointer)).toEqual(point);
  });

  test("on a picture without a size points to the middle", () => {
    const point = toFocalPoint(
      { left: 0, top: 0, width: 0, height: 0 },
      { clientX: 0, clientY: 0 },
    );
    expect(point).toEqual({ x: 50, y: 50 });
  });
});

test.each([
  [-1, 0],
  [100.4, 100],
  [33.5, 34],
  [Number.NaN, 50],
])("%d is kept as %d percent", (value, percent) => {
  expect(clampPercent(value)).toBe(percent);
});

test("a point is formatted for CSS and for screen readers", () => {
  expect(toObjectPosition({ x: 40, y: 60 })).toBe("40% 60%");
  expect(describeFocalPoint({ x: 40, y: 60 })).toBe("40% from the left, 60% from the top");
});
