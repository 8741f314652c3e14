import { formatDayTime } from "@boab/format/calendar";
import { expect, test } from "vitest";
import { describeCancellationTerms } from "./cancellation-terms.ts";

const visit = {
  startsAt: new Date("2026-11-25T22:30:00Z"),
  changeNoticeHours: 24,
  timeZone: "Australia/Melbourne",
  businessName: "Adut's",
  formatTime: formatDayTime,
  isPaidNow: false,
  now: new Date("2026-11-18T00:00:00Z"),
};

test("a business with 24 hours of notice: free to change until a day before", () => {
  expect(describeCancellationTerms(visit)).toEqual([
    "Free to move or cancel until Wed 25 Nov, 9:30 am.",
  ]);
});

test("a business without notice: free to change until the visit starts", () => {
  expect(describeCancellationTerms({ ...visit, changeNoticeHours: 0 })).toEqual([
    "Free to move or cancel until Thu 26 Nov, 9:30 am.",
  ]);
});

test("whoever pays now reads what becomes of the deposit", () => {
  expect(describeCancellationTerms({ ...visit, isPaidNow: true })[1]).toBe(
    "Cancel by then and you get back everything you paid. After that, Adut's decides.",
  );
});

test("a time within the notice promises nothing", () => {
  const now = new Date("2026-11-25T00:00:00Z");
  expect(describeCancellationTerms({ ...visit, now })).toEqual([
    "This time is too soon to move or cancel online. If your plans change, please call Adut's.",
  ]);
});
