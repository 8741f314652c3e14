import { expect, test } from "vitest";
import { bookingSettings } from "#test/bookings.ts";
import { computeWeekOpenMinutes, listWindows } from "../opening-windows.ts";
import { describeSetting } from "./merge-settings.ts";
import { suggestSecondWindow, type WeeklyDay, withSecondWindow } from "./second-window.ts";
import { describeFit } from "./service-fit.ts";

const day: WeeklyDay = { enabled: true, startTime: "10:00", endTime: "13:00" };
const second = { startTime: "15:00", endTime: "19:00" };

test.each([
  [day, { startTime: "14:00", endTime: "17:00" }],
  [
    { ...day, endTime: "20:00" },
    { startTime: "21:00", endTime: "24:00" },
  ],
  [{ ...day, endTime: "20:30" }, undefined],
  [{ ...day, enabled: false }, undefined],
  [{ ...day, second }, undefined],
])("%j gets a second window where there is room: %j", (one, suggested) => {
  expect(suggestSecondWindow(one)).toEqual(suggested);
});

test("a second window is added and taken away", () => {
  expect(withSecondWindow(day, second)).toEqual({ ...day, second });
  expect(withSecondWindow({ ...day, second }, undefined)).toEqual(day);
});

test("both windows count in the calendar, the total and the length of a visit", () => {
  const weekly = { ...bookingSettings.weekly, tuesday: { ...day, second } };
  const windows = { ...bookingSettings, daysOff: [], weekly };
  expect(listWindows(windows, "2026-11-17")).toEqual([
    { from: 600, to: 780 },
    { from: 900, to: 1140 },
  ]);
  const before = computeWeekOpenMinutes(
    { ...windows, weekly: bookingSettings.weekly },
    "2026-11-16",
  );
  expect(computeWeekOpenMinutes(windows, "2026-11-16")).toBe(before - 600 + 420);
  expect(describeFit(240, windows).words).toBe("Fits every open day");
  expect(describeFit(270, windows).words).toBe("Fits every open day but Tuesday");
  expect(describeSetting(weekly.tuesday, "weekly.tuesday")).toBe(
    "10:00 am to 1:00 pm, 3:00 pm to 7:00 pm",
  );
});
