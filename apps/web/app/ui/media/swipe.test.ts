import { expect, test } from "vitest";
import { getSwipeStep, stepIndex } from "./swipe.ts";

test.each([
  [-60, 0, 1],
  [60, 0, -1],
  [-59, 0, 0],
  [59, 0, 0],
  [-80, 120, 0],
])("a swipe of %s sideways and %s down moves by %s", (x, y, step) => {
  expect(getSwipeStep(x, y, 60)).toBe(step);
});

test("PROD-12 the last photo is followed by the first", () => {
  expect(stepIndex(8, 1, 9)).toBe(0);
  expect(stepIndex(0, -1, 9)).toBe(8);
  expect(stepIndex(2, 5, 9)).toBe(7);
});
