import { expect, test } from "vitest";
import { formatClockTime, formatSpokenTime } from "./clock-time.ts";

test.each([
  [0, "0:00", "0 seconds"],
  [61.9, "1:01", "1 minute 1 second"],
  [228, "3:48", "3 minutes 48 seconds"],
  [3723, "1:02:03", "1 hour 2 minutes 3 seconds"],
])("%s seconds are %s, said as %s", (seconds, shown, said) => {
  expect(formatClockTime(seconds)).toBe(shown);
  expect(formatSpokenTime(seconds)).toBe(said);
});
