import { describe, expect, test } from "vitest";
import {
  formatClock,
  formatDayAndMonth,
  formatDayTime,
  formatDayWithYear,
  formatLongDayTime,
  formatShortDate,
} from "./calendar.ts";
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatLongDate,
  formatLongDay,
  formatMonth,
  formatTime,
} from "./dates.ts";

describe("an instant is shown in Sydney, unless another zone is named", () => {
  const instant = "2026-11-14T22:48:00Z";

  test("SHELL-35 dates are shown in en-AU format in the Sydney time zone", () => {
    expect(formatDate(instant)).toBe("15 Nov 2026");
    expect(formatDateTime(instant)).toBe("15 Nov 2026, 9:48 am");
  });

  test.each([
    [formatShortDate, "15 Nov"],
    [formatLongDate, "15 November 2026"],
    [formatDayAndMonth, "15 November"],
    [formatDay, "Sun 15 Nov"],
    [formatDayWithYear, "Sun 15 Nov 2026"],
    [formatLongDay, "Sunday 15 November"],
    [formatDayTime, "Sun 15 Nov, 9:48 am"],
    [formatLongDayTime, "Sunday 15 November, 9:48 am"],
    [formatMonth, "November 2026"],
    [formatTime, "9:48 am"],
  ])("%o gives %s", (format, text) => expect(format(instant)).toBe(text));

  test("X-33 a business in Perth has its own day and time", () => {
    const midnight = new Date("2026-11-16T13:30:00Z");
    expect(formatDayTime(midnight, "Australia/Perth")).toBe("Mon 16 Nov, 9:30 pm");
    expect(formatDayTime(midnight, "Australia/Sydney")).toBe("Tue 17 Nov, 12:30 am");
  });

  test("the space before am and pm is an ordinary one, on every server and in every browser", () => {
    expect(formatDateTime(instant)).not.toMatch(/[^\S ]/);
  });
});

describe("daylight saving", () => {
  test("SHELL-35 daylight saving time follows Sydney", () => {
    expect(formatDateTime("2026-07-01T02:30:00Z")).toBe("1 July 2026, 12:30 pm");
    expect(formatDateTime("2026-12-31T13:30:00Z")).toBe("1 Jan 2027, 12:30 am");
  });

  test.each([
    // The clocks go forward at two in the morning on 4 October 2026, and back at three on 5 April 2026.
    ["2026-10-03T15:59:00Z", "Sun 4 Oct, 1:59 am"],
    ["2026-10-03T16:00:00Z", "Sun 4 Oct, 3:00 am"],
    ["2026-04-04T15:30:00Z", "Sun 5 Apr, 2:30 am"],
    ["2026-04-04T16:30:00Z", "Sun 5 Apr, 2:30 am"],
    ["2026-04-04T17:30:00Z", "Sun 5 Apr, 3:30 am"],
  ])("%s is %s in Sydney", (instant, text) => expect(formatDayTime(instant)).toBe(text));
});

describe("a calendar day is the same everywhere", () => {
  test.each(["Australia/Sydney", "Pacific/Honolulu", "Pacific/Kiritimati"])("in %s", (timeZone) => {
    expect(formatDay("2026-11-17", timeZone)).toBe("Tue 17 Nov");
    expect(formatLongDay("2026-11-17", timeZone)).toBe("Tuesday 17 November");
    expect(formatMonth("2026-11", timeZone)).toBe("November 2026");
  });
});

test.each([
  ["00:00", "12:00 am"],
  ["09:05", "9:05 am"],
  ["12:00", "12:00 pm"],
  ["13:30", "1:30 pm"],
  ["24:00", "12:00 am"],
])("the clock shows %s as %s", (time, shown) => {
  expect(formatClock(time)).toBe(shown);
});
