import { describe, expect, test } from "vitest";
import { decideAsking, isAskedBeforeMoving } from "./suggestion.rules.ts";

const at = (text: string) => new Date(`2026-11-${text}:00Z`);

describe("a customer may agree to another time", () => {
  test.each([
    ["for a day, where both times are later", "24T00:00", "25T00:00", "21T10:00"],
    ["until two hours before the visit", "20T20:00", "25T00:00", "20T18:00"],
    ["until two hours before the other time", "24T00:00", "20T15:00", "20T13:00"],
    ["also when a quarter of an hour is left", "20T12:15", "25T00:00", "20T10:15"],
  ])("%s", (_, startsAt, suggestedStartsAt, answerBy) => {
    const times = { startsAt: at(startsAt), suggestedStartsAt: at(suggestedStartsAt) };
    expect(decideAsking(times, at("20T10:00"))).toEqual({ ok: true, answerBy: at(answerBy) });
  });

  test.each([
    ["the visit is", "20T12:14", "25T00:00"],
    ["the other time is", "25T00:00", "20T12:14"],
  ])("not when %s too soon", (_, startsAt, suggestedStartsAt) => {
    const times = { startsAt: at(startsAt), suggestedStartsAt: at(suggestedStartsAt) };
    expect(decideAsking(times, at("20T10:00"))).toEqual({ ok: false, reason: "too_late_to_ask" });
  });
});

test("nobody is asked who can't be, and a walk-in is told in person", () => {
  const customerEmail = "ama@example.com";
  expect(isAskedBeforeMoving({ isWalkIn: false, customerEmail })).toBe(true);
  expect(isAskedBeforeMoving({ isWalkIn: false, customerEmail: null })).toBe(false);
  expect(isAskedBeforeMoving({ isWalkIn: true, customerEmail })).toBe(false);
});
