import { expect, test } from "vitest";
import { listPeriods, splitIntoMonths } from "./periods.ts";

const describePeriods = (today: string) =>
  listPeriods(today).map(({ label, from, until }) => `${label}: ${from} to ${until}`);

test("periods are whole months of the calendar, also over the turn of a year", () => {
  expect(describePeriods("2026-11-19")).toEqual([
    "This month: 2026-11-01 to 2026-11-30",
    "Last month: 2026-10-01 to 2026-10-31",
    "This quarter: 2026-10-01 to 2026-12-31",
    "Last quarter: 2026-07-01 to 2026-09-30",
    "This half-year: 2026-07-01 to 2026-12-31",
    "Last half-year: 2026-01-01 to 2026-06-30",
    "Last 12 months: 2025-12-01 to 2026-11-30",
  ]);
  expect(describePeriods("2028-02-29")).toEqual([
    "This month: 2028-02-01 to 2028-02-29",
    "Last month: 2028-01-01 to 2028-01-31",
    "This quarter: 2028-01-01 to 2028-03-31",
    "Last quarter: 2027-10-01 to 2027-12-31",
    "This half-year: 2028-01-01 to 2028-06-30",
    "Last half-year: 2027-07-01 to 2027-12-31",
    "Last 12 months: 2027-03-01 to 2028-02-29",
  ]);
});

test("a range is split where months end, without a day twice or missing", () => {
  expect(splitIntoMonths({ from: "2026-11-19", until: "2027-01-02" })).toEqual([
    { from: "2026-11-19", until: "2026-11-30" },
    { from: "2026-12-01", until: "2026-12-31" },
    { from: "2027-01-01", until: "2027-01-02" },
  ]);
  expect(splitIntoMonths({ from: "2026-11-19", until: "2026-11-19" })).toHaveLength(1);
});
