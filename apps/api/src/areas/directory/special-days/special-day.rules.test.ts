import { businessFieldCopy } from "@boab/contracts/directory/copy";
import { addCalendarDays, type SpecialDay } from "@boab/contracts/directory/special-days";
import { expect, test } from "vitest";
import { checkSpecialDays } from "./special-day.rules.ts";

const today = "2026-12-20";
const closedOn = (date: string): SpecialDay => ({ date, kind: "closed", windows: [], note: "" });
const check = (sent: SpecialDay[], stored: SpecialDay[] = []) =>
  checkSpecialDays(sent, stored, today);

test("days from today to 400 days ahead are kept", () => {
  const daysToCome = [closedOn(today), closedOn(addCalendarDays(today, 400))];
  expect(check(daysToCome)).toEqual({ ok: true, daysToCome });
  expect(check([closedOn(addCalendarDays(today, 401))])).toEqual({
    ok: false,
    fields: { "specialDays.0.date": businessFieldCopy.specialDayTooFar },
  });
});

test("a past day may be sent back as it was read, and not be added", () => {
  const yesterday = closedOn("2026-12-19");
  expect(check([yesterday], [yesterday])).toEqual({ ok: true, daysToCome: [] });
  const refused = { ok: false, fields: { "specialDays.0.date": businessFieldCopy.specialDayPast } };
  expect(check([yesterday])).toEqual(refused);
  expect(check([{ ...yesterday, note: "Changed" }], [yesterday])).toEqual(refused);
});

test("a date is in the list once", () => {
  expect(check([closedOn(today), { ...closedOn(today), note: "Again" }])).toEqual({
    ok: false,
    fields: { "specialDays.1.date": businessFieldCopy.specialDayTwice },
  });
});

test("there are at most sixty", () => {
  const make = (count: number) =>
    Array.from({ length: count }, (_, index) => closedOn(addCalendarDays(today, index)));
  expect(check(make(60)).ok).toBe(true);
  expect(check(make(61))).toEqual({
    ok: false,
    fields: { specialDays: businessFieldCopy.tooManySpecialDays },
  });
});
