import { expect, test } from "vitest";
import { describeReportReason, formatWaitingTime } from "./copy.ts";

test.each([
  [-5, "0 min"],
  [5 * 60_000, "5 min"],
  [3 * 3_600_000, "3 h"],
  [26 * 3_600_000, "1 day"],
  [49 * 3_600_000, "2 days"],
])("%i ms is %s", (ms, text) => expect(formatWaitingTime(ms)).toBe(text));

test("every reason is said in words", () => {
  expect(describeReportReason("not real")).toBe("It isn't about a real visit");
  expect(describeReportReason("closed")).toBe("It has closed or moved");
  expect(describeReportReason("edited after removal")).toContain("Changed by its writer");
});
