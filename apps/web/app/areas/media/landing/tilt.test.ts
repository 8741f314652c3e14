import { expect, test } from "vitest";
import { formatTilt } from "./tilt.ts";

const box = { left: 100, top: 50, width: 200, height: 100 };

test("MEDIA-04 a card is flat under the middle and leans towards the pointer", () => {
  expect(formatTilt(box, 200, 100)).toContain("rotateX(0.0deg) rotateY(0.0deg)");
  expect(formatTilt(box, 300, 50)).toContain("rotateX(7.0deg) rotateY(7.0deg)");
  expect(formatTilt(box, 100, 150)).toContain("rotateX(-7.0deg) rotateY(-7.0deg)");
});

test("it never leans further than its edge", () => {
  expect(formatTilt(box, 9000, 100)).toBe(formatTilt(box, 300, 100));
});
