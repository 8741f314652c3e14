import { describe, expect, test } from "vitest";
import { type DayChoice, getInitialChoice, shownDayCount, viewDays } from "./slot-days.ts";
import { addDays } from "./times.ts";

const today = "2026-11-14";
const bounds = { today, daysAhead: 90 };
const buildHref = ({ from, date }: Partial<DayChoice>) => `${from}/${date}`;
const counted = (from: string, free: (index: number) => number) =>
  Array.from({ length: 42 }, (_, index) => ({
    date: addDays(from, index),
    free: free(index),
    reason: free(index) === 0 ? ("all taken" as const) : null,
  }));

describe("the strip of days", () => {
  test("shows eight days with their free times", () => {
    const days = [
      { date: "2026-11-14", free: 1, reason: null },
      { date: "2026-11-15", free: 9, reason: null },
      { date: "2026-11-16", free: 0, reason: "no window" as const },
      { date: "2026-11-17", free: 0, reason: "all taken" as const },
    ];
    const view = viewDays(days, { from: today, date: "2026-11-15" }, bounds, buildHref);
    expect(view.days.map(({ note, isFree, isChosen }) => ({ note, isFree, isChosen }))).toEqual([
      { note: "1 time", isFree: true, isChosen: false },
      { note: "9 times", isFree: true, isChosen: true },
      { note: "Closed", isFree: false, isChosen: false },
      { note: "Full", isFree: false, isChosen: false },
    ]);
    expect(view.days[1]).toMatchObject({
      weekday: "Sun",
      day: "15",
      label: "Sunday 15 November, 9 times",
      to: "2026-11-14/2026-11-15",
    });
    const whole = viewDays(
      counted(today, () => 1),
      { from: today, date: today },
      bounds,
      buildHref,
    );
    expect(whole.days).toHaveLength(shownDayCount);
  });

  test.each([
    ["today", today, null, "2026-11-21/2026-11-21"],
    ["some days on", "2026-11-17", `${today}/${today}`, "2026-11-24/2026-11-24"],
    ["far on", "2026-12-01", "2026-11-24/2026-11-24", "2026-12-08/2026-12-08"],
    ["at the end of what can be booked", "2027-02-08", "2027-02-01/2027-02-01", null],
  ])(
    "BOOK-15 leads back to today at the most and no further than 90 days: %s",
    (_, from, earlier, later) => {
      const view = viewDays(
        counted(from, () => 1),
        { from, date: from },
        bounds,
        buildHref,
      );
      expect({ earlier: view.earlier, later: view.later }).toEqual({ earlier, later });
    },
  );
});

describe("the first day somebody sees", () => {
  test("has a free time", () => {
    expect(
      getInitialChoice(
        counted(today, (index) => (index === 3 ? 2 : 0)),
        today,
      ),
    ).toEqual({
      from: today,
      date: "2026-11-17",
    });
  });

  test("is in sight when it is far away", () => {
    expect(
      getInitialChoice(
        counted(today, (index) => (index === 20 ? 2 : 0)),
        today,
      ),
    ).toEqual({
      from: "2026-12-04",
      date: "2026-12-04",
    });
  });

  test("is today where nothing is free", () => {
    expect(
      getInitialChoice(
        counted(today, () => 0),
        today,
      ),
    ).toEqual({ from: today, date: today });
  });
});
