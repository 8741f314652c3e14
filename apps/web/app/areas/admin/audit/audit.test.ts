import { describe, expect, test } from "vitest";
import { auditActor, auditSentence, changeLines, knownActs } from "./audit-sentence.ts";
import { sydneyDayStart } from "./sydney-day.ts";

const line = (act: string, changes = {}, objectId: string | null = "x") => ({
  act,
  objectType: "thing",
  objectId,
  changes,
});

describe("an audit entry", () => {
  test.each(knownActs)("%s has its own sentence", (act) => {
    expect(auditSentence(line(act))).not.toBe(`${act}: thing`);
    expect(auditSentence(line(act, {}, null))).not.toMatch(/undefined|null/);
  });

  test("says what changed", () => {
    const role = { userStatus: { before: "Active", after: "Banned" }, adminStatus: {} };
    expect(auditSentence(line("update profile", role))).toBe(
      "changed user status and role on a profile",
    );
    expect(auditSentence(line("change setting", { value: 0.15 }, "yearlyDiscount"))).toBe(
      "changed the setting yearly discount to 15%",
    );
    expect(auditSentence(line("put community word", {}, "jollof / rice"))).toBe(
      "linked two words: jollof / rice",
    );
    expect(auditSentence(line("plant tree"))).toBe("plant tree: thing");
  });

  test("uses the same names for access types as other pages", () => {
    expect(auditSentence(line("approve access request", { accessType: "admin" }))).toBe(
      "approved a request for Role access",
    );
    expect(auditSentence(line("decline access request", { accessType: "retired" }))).toBe(
      "declined an access request",
    );
  });

  test("every community word action is a filter", () => {
    expect(knownActs).toEqual(
      expect.arrayContaining(["put community word", "remove community word"]),
    );
  });

  test("names the actor where the name is known", () => {
    expect(auditActor({ actorId: "a", actorName: "Ada" })).toBe("Ada");
    expect(auditActor({ actorId: "a", actorName: null })).toBe("A former member");
    expect(auditActor({ actorId: null, actorName: null })).toBe("A visitor");
  });

  test("shows before and after, and an empty value as none", () => {
    const changes = {
      userStatus: { before: null, after: "Banned" },
      streetName: "Rose Street",
      filters: ["q", "plan"],
      tags: [],
    };
    expect(changeLines(changes)).toEqual([
      { name: "User status", before: "none", after: "Banned" },
      { name: "Street name", before: null, after: "Rose Street" },
      { name: "Filters", before: null, after: "q, plan" },
      { name: "Tags", before: null, after: "none" },
    ]);
  });
});

test.each([
  ["2026-01-15", 0, "2026-01-14T13:00:00.000Z"],
  ["2026-07-15", 0, "2026-07-14T14:00:00.000Z"],
  // Clocks go forward on 4 October and back on 5 April.
  ["2026-10-04", 0, "2026-10-03T14:00:00.000Z"],
  ["2026-10-04", 1, "2026-10-04T13:00:00.000Z"],
  ["2026-04-05", 1, "2026-04-05T14:00:00.000Z"],
])("the day %s plus %i begins in Sydney at %s", (day, days, instant) => {
  expect(sydneyDayStart(day, days)).toBe(instant);
});

test.each([null, "", "yesterday", "2026-13-01", "15/11/2026"])("%j is not a date", (day) => {
  expect(sydneyDayStart(day)).toBeUndefined();
});
