import { expect, test } from "vitest";
import { toSydneyInstant } from "./sydney-time.ts";

test.each([
  ["2026-11-19", "06:30", "2026-11-18T19:30:00.000Z"],
  ["2026-07-01", "06:30", "2026-06-30T20:30:00.000Z"],
  // The clocks go forward at two in the morning on 4 October 2026, and back at three on 5 April 2026.
  ["2026-10-04", "01:59", "2026-10-03T15:59:00.000Z"],
  ["2026-10-04", "03:00", "2026-10-03T16:00:00.000Z"],
  ["2026-04-05", "04:00", "2026-04-04T18:00:00.000Z"],
  ["", "", "1970-01-01T00:00:00.000Z"],
])("F-MAG-01 %s %s in Sydney is %s", (day, time, expected) => {
  expect(toSydneyInstant(day, time)).toBe(expected);
});
