import { describe, expect, test } from "vitest";
import { getTimeZoneCity } from "./calendar.ts";
import { hasSameLocalTime } from "./dates.ts";
import { computeUtcOffsetMs, readClock, toInstant, toIsoDay } from "./zones.ts";

const hourMs = 60 * 60 * 1000;

test("X-33 a day begins at the business's midnight", () => {
  const now = new Date("2026-11-16T13:30:00Z");
  expect(toIsoDay(now)).toBe("2026-11-17");
  expect(toIsoDay(now, "Australia/Melbourne")).toBe("2026-11-17");
  expect(toIsoDay(now, "Australia/Perth")).toBe("2026-11-16");
  expect(readClock(now, "Australia/Perth")).toEqual({ date: "2026-11-16", time: "21:30" });
  expect(readClock(now, "Australia/Sydney")).toEqual({ date: "2026-11-17", time: "00:30" });
});

test.each([
  ["2026-01-15T00:00:59.999Z", "Australia/Sydney", 11],
  ["2026-07-15T00:00:00Z", "Australia/Sydney", 10],
  ["2026-07-15T00:00:00Z", "Australia/Adelaide", 9.5],
  ["2026-07-15T00:00:00Z", "America/New_York", -4],
])("at %s the clock of %s is %s hours ahead", (instant, timeZone, hours) => {
  expect(computeUtcOffsetMs(new Date(instant), timeZone)).toBe(hours * hourMs);
});

describe("a day and time become an instant", () => {
  test.each([
    ["2026-11-19", "06:30", "2026-11-18T19:30:00.000Z"],
    ["2026-07-01", "06:30", "2026-06-30T20:30:00.000Z"],
    ["2026-10-04", "01:59", "2026-10-03T15:59:00.000Z"],
    // The clocks skip the hour after two on this day, so half past two is half past three.
    ["2026-10-04", "02:30", "2026-10-03T16:30:00.000Z"],
    ["2026-10-04", "03:00", "2026-10-03T16:00:00.000Z"],
    ["2026-04-05", "04:00", "2026-04-04T18:00:00.000Z"],
  ])("%s %s in Sydney is %s", (day, time, instant) => {
    expect(toInstant(day, time)?.toISOString()).toBe(instant);
  });

  test("in Perth it is another one, and nothing typed is none", () => {
    expect(toInstant("2026-11-19", "06:30", "Australia/Perth")?.toISOString()).toBe(
      "2026-11-18T22:30:00.000Z",
    );
    expect(toInstant("", "")).toBeNull();
    expect(toInstant("2026-13-01", "06:30")).toBeNull();
  });
});

test("X-33 whether two clocks agree depends on the day: Brisbane keeps its time in summer", () => {
  const isClockShared = (instant: string) =>
    hasSameLocalTime("Australia/Brisbane", "Australia/Sydney", new Date(instant));
  expect(isClockShared("2026-09-20T02:00:00Z")).toBe(true);
  expect(isClockShared("2026-10-20T02:00:00Z")).toBe(false);
});

test("a zone is called by its place", () => {
  expect(getTimeZoneCity("Australia/Broken_Hill")).toBe("Broken Hill");
  expect(getTimeZoneCity("UTC")).toBe("UTC");
});
