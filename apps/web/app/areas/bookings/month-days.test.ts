import { describe, expect, test } from "vitest";
import { getBookableDays, readMonth, viewMonth } from "./month-days.ts";
import type { DayChoice } from "./slot-days.ts";

const range = { today: "2026-11-14", daysAhead: 90 };
const buildHref = ({ from, month, date }: Partial<DayChoice>) =>
  [from && `from ${from}`, month && `month ${month}`, date].filter(Boolean).join(", ");
const free = (date: string, count: number) => ({
  date,
  free: count,
  reason: count === 0 ? ("all taken" as const) : null,
});

describe("the month of the URL", () => {
  test.each<[string | null, string | undefined]>([
    ["2026-12", "2026-12"],
    ["2026-10", "2026-11"],
    ["2027-05", "2027-02"],
    ["2026-13", undefined],
    ["december", undefined],
    [null, undefined],
  ])("%s is %s, as near as can be booked", (typed, month) => {
    expect(readMonth(typed, range)).toBe(month);
  });

  test("begins today at the earliest, and ends with the last day that can be booked", () => {
    expect(getBookableDays("2026-11", range)).toEqual({ from: "2026-11-14", until: "2026-11-30" });
    expect(getBookableDays("2026-12", range)).toEqual({ from: "2026-12-01", until: "2026-12-31" });
    expect(getBookableDays("2027-02", range)).toEqual({ from: "2027-02-01", until: "2027-02-12" });
  });
});

describe("a month of days", () => {
  test("has all its days from Monday on, and links those that can be booked", () => {
    const days = [free("2026-11-14", 0), free("2026-11-15", 9)];
    const { title, month } = viewMonth(
      days,
      { month: "2026-11", date: "2026-11-15" },
      range,
      buildHref,
    );
    expect(title).toBe("November 2026");
    // The first of November 2026 is a Sunday.
    expect(month?.emptyCells).toBe(6);
    expect(month?.cells).toHaveLength(30);
    expect(month?.cells[12]).toEqual({ date: "2026-11-13", day: "13", view: null });
    expect(month?.cells[13]?.view).toMatchObject({ note: "Full", isFree: false, isChosen: false });
    expect(month?.cells[14]?.view).toMatchObject({
      label: "Sunday 15 November, 9 times",
      isChosen: true,
      to: "month 2026-11, 2026-11-15",
    });
  });

  test.each([
    ["2026-11", null, "month 2026-12"],
    ["2026-12", "month 2026-11", "month 2027-01"],
    ["2027-02", "month 2027-01", null],
  ])("%s leads to the months beside it, as far as can be booked", (month, earlier, later) => {
    const view = viewMonth([], { month, date: `${month}-20` }, range, buildHref);
    expect({ earlier: view.earlier, later: view.later }).toEqual({ earlier, later });
    expect(view.otherView).toBe(`from ${month}-20, ${month}-20`);
  });
});
