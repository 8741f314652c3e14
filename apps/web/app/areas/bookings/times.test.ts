import { expect, test } from "vitest";
import {
  addDays,
  clockTime,
  dateIn,
  isSameClock,
  lengthOf,
  longDay,
  monthsOf,
  partsOfDay,
  shortDay,
  timeIn,
} from "./times.ts";

test.each([
  ["00:00", "12:00 am"],
  ["09:05", "9:05 am"],
  ["12:00", "12:00 pm"],
  ["13:30", "1:30 pm"],
  ["24:00", "12:00 am"],
])("the clock shows %s as %s", (time, shown) => {
  expect(clockTime(time)).toBe(shown);
});

test.each([
  [15, "15 minutes"],
  [60, "1 hour"],
  [90, "1 hour 30 minutes"],
  [61, "1 hour 1 minute"],
  [600, "10 hours"],
])("%i minutes are %s", (minutes, words) => {
  expect(lengthOf(minutes)).toBe(words);
});

test("days are named without a comma", () => {
  expect(longDay("2026-11-17")).toBe("Tuesday 17 November");
  expect(shortDay("2026-11-17")).toBe("Tue 17 Nov");
});

test.each([
  ["2026-11-14", "2026-11-21", "November 2026"],
  ["2026-11-27", "2026-12-04", "November and December 2026"],
  ["2026-12-28", "2027-01-04", "December 2026 and January 2027"],
])("the months from %s to %s", (first, last, words) => {
  expect(monthsOf(first, last)).toBe(words);
});

test("days are counted over months and leap years", () => {
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2027-01-01", -1)).toBe("2026-12-31");
});

test("X-33 a day begins at the business's midnight", () => {
  const now = new Date("2026-11-16T13:30:00Z");
  expect(dateIn("Australia/Melbourne", now)).toBe("2026-11-17");
  expect(dateIn("Australia/Perth", now)).toBe("2026-11-16");
  expect(timeIn("Australia/Perth", now.toISOString())).toBe("9:30 pm");
});

test("X-33 whether two clocks agree depends on the day: Brisbane keeps its time in summer", () => {
  const agree = (instant: string) => isSameClock("Australia/Brisbane", "Australia/Sydney", instant);
  expect(agree("2026-09-20T02:00:00Z")).toBe(true);
  expect(agree("2026-10-20T02:00:00Z")).toBe(false);
});

test("times stand under morning, afternoon and evening, and a part without times is left out", () => {
  const slots = ["09:00", "11:59", "17:00", "20:30"].map((start) => ({ start }));
  expect(partsOfDay(slots)).toEqual([
    { part: "Morning", slots: [{ start: "09:00" }, { start: "11:59" }] },
    { part: "Evening", slots: [{ start: "17:00" }, { start: "20:30" }] },
  ]);
});
