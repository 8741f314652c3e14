import { expect, test } from "vitest";
import { formatReplyTime } from "./reply-time.ts";

test.each([
  [0, "within 15 minutes"],
  [15, "within 15 minutes"],
  [16, "within 30 minutes"],
  [46, "within an hour"],
  [60, "within an hour"],
  [61, "within 2 hours"],
  [23 * 60, "within 23 hours"],
  [23 * 60 + 1, "within a day"],
  [24 * 60 + 1, "within 2 days"],
])("a usual reply after %i minutes reads %s", (minutes, text) => {
  expect(formatReplyTime(minutes)).toBe(text);
});
