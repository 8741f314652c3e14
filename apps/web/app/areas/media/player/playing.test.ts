import { expect, test } from "vitest";
import { atTheStart, isNearEnd, withNews } from "./playing.ts";

test.each([
  [0, 60, false],
  [55.9, 60, false],
  [56, 60, true],
  [60, 60, true],
  [2, 3, true],
])("MEDIA-09 %s of %s seconds is near the end: %s", (seconds, durationSeconds, isNear) => {
  expect(isNearEnd(withNews(atTheStart, { seconds, durationSeconds }))).toBe(isNear);
});

test("without a duration nothing is near its end until it has ended", () => {
  expect(isNearEnd({ ...atTheStart, seconds: 500 })).toBe(false);
  expect(isNearEnd({ ...atTheStart, hasEnded: true })).toBe(true);
});
