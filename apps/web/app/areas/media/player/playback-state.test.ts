import { expect, test } from "vitest";
import { applyUpdate, initialPlaybackState, isNearEnd } from "./playback-state.ts";

test.each([
  [0, 60, false],
  [55.9, 60, false],
  [56, 60, true],
  [60, 60, true],
  [2, 3, true],
])("MEDIA-09 %s of %s seconds is near the end: %s", (seconds, durationSeconds, isNear) => {
  expect(isNearEnd(applyUpdate(initialPlaybackState, { seconds, durationSeconds }))).toBe(isNear);
});

test("without a duration nothing is near its end until it has ended", () => {
  expect(isNearEnd({ ...initialPlaybackState, seconds: 500 })).toBe(false);
  expect(isNearEnd({ ...initialPlaybackState, hasEnded: true })).toBe(true);
});
