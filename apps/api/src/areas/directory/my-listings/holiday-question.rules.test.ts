import { defaultDay, defaultWeekHours } from "@boab/contracts/directory/hours";
import { expect, test } from "vitest";
import { findHolidayQuestion, getQuestionDates } from "./holiday-question.rules.ts";

const christmas = { date: "2026-12-25", name: "Christmas Day" };
const boxing = { date: "2026-12-26", name: "Boxing Day" };
const listing = {
  role: "owner",
  status: "live",
  days: defaultWeekHours,
  specialDates: [] as string[],
} as const;

test("the next holiday without an answer is asked about", () => {
  expect(findHolidayQuestion(listing, [boxing, christmas])).toEqual(christmas);
  const answered = { ...listing, specialDates: ["2026-12-25"] };
  expect(findHolidayQuestion(answered, [christmas, boxing])).toEqual(boxing);
  expect(findHolidayQuestion(answered, [christmas])).toBeNull();
  expect(findHolidayQuestion(listing, [])).toBeNull();
});

test.each([
  ["an editor", { role: "editor" }],
  ["a listing that isn't live", { status: "hidden" }],
  ["a listing without hours", { days: null }],
] as const)("%s isn't asked", (_who, changes) => {
  expect(findHolidayQuestion({ ...listing, ...changes }, [christmas])).toBeNull();
});

test("a weekday that is closed anyway isn't asked about", () => {
  const days = { ...defaultWeekHours, friday: { ...defaultDay, closed: true } };
  expect(findHolidayQuestion({ ...listing, days }, [christmas, boxing])).toEqual(boxing);
});

test("a question looks three weeks ahead", () => {
  expect(getQuestionDates("2026-12-20")).toEqual({ from: "2026-12-20", until: "2027-01-10" });
});
