import { expect, test } from "vitest";
import { waitlistPlace } from "#test/bookings.ts";
import { describeWish, viewWaitlistDays } from "./waitlist-view.ts";

test("only days on which the business is open can be waited for", () => {
  const days = viewWaitlistDays([
    { date: "2026-11-20", free: 0, reason: "no window" },
    { date: "2026-11-21", free: 0, reason: "all taken" },
    { date: "2026-11-22", free: 1, reason: null },
    { date: "2026-11-23", free: 0, reason: "no availability" },
    { date: "2026-11-24", free: 3, reason: null },
  ]);
  expect(days.map(({ title, note }) => `${title}: ${note}`)).toEqual([
    "Sat 21 Nov: Full",
    "Sun 22 Nov: 1 time",
    "Tue 24 Nov: 3 times",
  ]);
});

test.each([
  [null, null, "any time of day"],
  ["09:00", null, "starting 9:00 am or later"],
  [null, "12:00", "starting 12:00 pm or earlier"],
  ["09:00", "12:00", "starting 9:00 am to 12:00 pm"],
])("from %s to %s reads as %s", (earliestStart, latestStart, text) => {
  const dates = ["2026-11-21"];
  expect(describeWish({ ...waitlistPlace, dates, earliestStart, latestStart })).toBe(
    `Sat 21 Nov, ${text}`,
  );
});
