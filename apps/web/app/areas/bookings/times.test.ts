import { expect, test } from "vitest";
import { addDays, formatMonths, groupByPartOfDay } from "./times.ts";

test.each([
  ["2026-11-14", "2026-11-21", "November 2026"],
  ["2026-11-27", "2026-12-04", "November and December 2026"],
  ["2026-12-28", "2027-01-04", "December 2026 and January 2027"],
])("the months from %s to %s", (first, last, words) => {
  expect(formatMonths(first, last)).toBe(words);
});

test("days are counted over months and leap years", () => {
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2027-01-01", -1)).toBe("2026-12-31");
});

test("times stand under morning, afternoon and evening, and a part without times is left out", () => {
  const slots = ["09:00", "11:59", "17:00", "20:30"].map((start) => ({ start }));
  expect(groupByPartOfDay(slots)).toEqual([
    { part: "Morning", slots: [{ start: "09:00" }, { start: "11:59" }] },
    { part: "Evening", slots: [{ start: "17:00" }, { start: "20:30" }] },
  ]);
});
