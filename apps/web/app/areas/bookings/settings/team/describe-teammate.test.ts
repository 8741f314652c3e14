import { expect, test } from "vitest";
import { bookingSettings } from "#test/bookings.ts";
import { describeDaysOff, describeServices, listWeekHours } from "./describe-teammate.ts";

test("what somebody does is counted of the list", () => {
  const services = [{ id: "a" }, { id: "b" }, { id: undefined }];
  expect(describeServices(null, services)).toBe("All services");
  // One of the list that isn't saved yet, and one that is gone.
  expect(describeServices(["a", "gone"], services)).toBe("1 of 3 services");
  expect(describeServices([], services)).toBe("No services yet");
});

test("days off that are over are not told", () => {
  const past = { from: "2026-11-01", until: "2026-11-02", note: "" };
  const coming = { from: "2026-12-24", until: "2026-12-24", note: "Family" };
  expect(describeDaysOff([past], "2026-11-17")).toBe("No days off coming");
  expect(describeDaysOff([past, coming], "2026-11-17")).toBe("Off Thursday 24 December");
});

test("somebody without own hours has those of the business, where they repeat by week", () => {
  const week = listWeekHours({ weekly: null }, bookingSettings);
  expect(week?.map(({ label, hours }) => `${label} ${hours.join("+")}`.trim()).slice(0, 2)).toEqual(
    ["Mon", "Tue 8 am–6 pm"],
  );
  expect(listWeekHours({ weekly: null }, { ...bookingSettings, mode: "daily" })).toBeUndefined();
  const own = { ...bookingSettings.weekly, tuesday: bookingSettings.weekly.monday };
  expect(listWeekHours({ weekly: own }, bookingSettings)?.[1]?.hours).toEqual([]);
});
