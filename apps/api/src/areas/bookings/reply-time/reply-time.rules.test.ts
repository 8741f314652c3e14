import { expect, test } from "vitest";
import { toReplyMinutes } from "./reply-time.rules.ts";

test.each([
  [{ count: 0, medianSeconds: null }, null],
  [{ count: 9, medianSeconds: 600 }, null],
  [{ count: 10, medianSeconds: 600 }, 10],
  [{ count: 200, medianSeconds: 89 }, 1],
])("%o answers make %s minutes", (times, minutes) => {
  expect(toReplyMinutes(times)).toBe(minutes);
});
