import { expect, test } from "vitest";
import { getHalfYearRange, isRangeWithin, listHalfYears } from "./takings-periods.ts";

test.each([
  ["2026-11-19", "2026-11-19", 31, true],
  ["2026-11-20", "2026-11-19", 31, false],
  ["2026-10-01", "2026-10-31", 31, true],
  ["2026-10-01", "2026-11-01", 31, false],
  ["2027-11-01", "2028-10-31", 366, true],
  ["2027-11-01", "2028-11-01", 366, false],
])("%s to %s is within %i days: %s", (from, until, maxDays, isWithin) => {
  expect(isRangeWithin({ from, until }, maxDays)).toBe(isWithin);
});

test("half-years are those of the calendar, the running one first", () => {
  expect(listHalfYears("2026-06-30", 3)).toEqual(["2026-H1", "2025-H2", "2025-H1"]);
  expect(listHalfYears("2026-07-01", 3)).toEqual(["2026-H2", "2026-H1", "2025-H2"]);
  expect(getHalfYearRange("2026-H1")).toEqual({ from: "2026-01-01", until: "2026-06-30" });
  expect(getHalfYearRange("2026-H2")).toEqual({ from: "2026-07-01", until: "2026-12-31" });
});
