import { expect, test } from "vitest";
import { formatDuration, formatDurationRange, formatMinuteRange } from "./durations.ts";

test.each([
  [180, 600, "3 to 10 h", "3 to 10 hours"],
  [45, 120, "45 min to 2 h", "45 minutes to 2 hours"],
  [270, 330, "4.5 to 5.5 h", "4.5 to 5.5 hours"],
  [75, 120, "1 h 15 min to 2 h", "1 hour 15 minutes to 2 hours"],
  [120, 120, "2 h", "2 hours"],
])("from %i to %i minutes is %s", (from, to, short, long) => {
  expect(formatMinuteRange(from, to)).toBe(short);
  expect(formatDurationRange(from, to)).toBe(long);
});

test.each([
  [45, "45 minutes"],
  [60, "1 hour"],
  [90, "1 hour 30 minutes"],
  [600, "10 hours"],
])("%i minutes are %s", (minutes, expected) => {
  expect(formatDuration(minutes)).toBe(expected);
});
