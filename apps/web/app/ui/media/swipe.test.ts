import { expect, test } from "vitest";
import { stepped, swipeStep } from "./swipe.ts";

test.each([
  [-60, 0, 1],
  [60, 0, -1],
  [-59, 0, 0],
  [59, 0, 0],
  [-80, 120, 0],
])("a swipe of %s sideways and %s down moves by %s", (x, y, step) => {
  expect(swipeStep(x, y, 60)).toBe(step);
});

test("PROD-12 the last photo is followed by the first", () => {
  expect(stepped(8, 1, 9)).toBe(0);
  expect(stepped(0, -1, 9)).toBe(8);
  expect(stepped(2, 5, 9)).toBe(7);
});
