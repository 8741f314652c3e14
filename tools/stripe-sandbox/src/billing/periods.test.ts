import { describe, expect, it } from "vitest";
import { computePeriodEnd, computeRemainingShare } from "./periods.ts";

const time = (text: string) => Date.parse(`${text}T10:00:00Z`) / 1000;
const day = (value: number) => new Date(value * 1000).toISOString().slice(0, 10);
const monthly = { interval: "month", interval_count: 1 } as const;

describe("periods", () => {
  it.each([
    ["2026-01-31", "2026-01-31", "2026-02-28"],
    ["2026-01-31", "2026-02-28", "2026-03-31"],
    ["2026-01-15", "2026-12-15", "2027-01-15"],
  ])("anchored on %s, the month from %s ends on %s", (anchor, start, end) => {
    expect(day(computePeriodEnd(time(anchor), time(start), monthly))).toBe(end);
  });

  it("a year from a leap day ends on 28 February", () => {
    const yearly = { interval: "year", interval_count: 1 } as const;
    expect(day(computePeriodEnd(time("2028-02-29"), time("2028-02-29"), yearly))).toBe(
      "2029-02-28",
    );
  });

  it.each([
    [0, 1000],
    [25, 750],
    [100, 0],
    [200, 0],
  ])("after %i of 100 seconds %i of 1000 cents are left", (at, left) => {
    expect(computeRemainingShare(1000, { start: 0, end: 100 }, at)).toBe(left);
  });
});
