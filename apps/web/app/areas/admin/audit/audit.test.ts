import { describe, expect, test } from "vitest";
import { actOptions } from "./audit-acts.ts";
import { auditActor, auditObject, auditSentence, changeLines } from "./audit-sentence.ts";
import { sydneyDayStart } from "./sydney-day.ts";

const names = { ebo1234: "Ebo Quaye", admin1: "Nyandeng Deng", "BUS-1": "Teranga Table" };

const line = (act: string, changes = {}, objectId: string | null = "ebo1234") => ({
  actorId: "admin1",
  act,
  objectType: "thing",
  objectId,
  changes,
  names,
});

const changed = (field: string, before: unknown, after: unknown) => ({
  [field]: { before, after },
});

describe("an audit entry", () => {
  test.each(actOptions)("$value has its own sentence and a label in words", ({ value, label }) => {
    expect(auditSentence(line(value))).not.toBe(`${value}: thing`);
    expect(auditSentence(line(value, {}, null))).not.toMatch(/undefined|null/);
    expect(label).toMatch(/^[A-Z][a-z]/);
  });

  test.each([
    [changed("userStatus", "Active", "Banned"), "banned Ebo Quaye"],
    [changed("userStatus", "Banned", "Active"), "unbanned Ebo Quaye"],
    [changed("userStatus", "Pending", "Active"), "reactivated Ebo Quaye"],
    [{ ...changed("userStatus", "Active", "Banned"), reason: "Spam" }, "banned Ebo Quaye"],
    [changed("adminStatus", null, "Moderator"), "made Ebo Quaye a moderator"],
    [changed("adminStatus", "Admin", null), "removed Ebo Quaye from the team"],
    [
      { ...changed("userStatus", "Active", "Banned"), ...changed("adminStatus", "Admin", null) },
      "changed user status and role on Ebo Quaye's profile",
    ],
    [changed("phoneNumber", null, "1"), "changed phone number on Ebo Quaye's profile"],
  ])("names the person a profile belongs to: %j", (changes, sentence) => {
    expect(auditSentence(line("update profile", changes))).toBe(sentence);
  });

  test("calls people who are gone former members, and says when it was oneself", () => {
    const ban = changed("userStatus", "Active", "Banned");
    expect(auditSentence(line("update profile", ban, "gone"))).toBe("banned a former member");
    const phone = changed("phoneNumber", null, "1");
    expect(auditSentence(line("update profile", phone, "admin1"))).toBe(
      "changed phone number on their own profile",
    );
    expect(auditSentence(line("close account", {}, "admin1"))).toBe("closed their account");
    expect(auditSentence(line("close account", {}, "gone"))).toBe("closed somebody's account");
  });

  test("names the listing and the editor", () => {
    expect(auditSentence(line("restore listing", {}, "BUS-1"))).toBe("restored Teranga Table");
    expect(auditSentence(line("remove editor", { editorId: "ebo1234" }, "BUS-1"))).toBe(
      "removed Ebo Quaye as an editor of Teranga Table",
    );
    expect(auditSentence(line("purge listing", { businessName: "Old Cafe" }, "BUS-9"))).toBe(
      "permanently deleted Old Cafe",
    );
    expect(auditSentence(line("restore listing", {}, "BUS-9"))).toBe("restored a deleted listing");
  });

  test("says what changed", () => {
    expect(auditSentence(line("change setting", { value: 0.15 }, "yearlyDiscount"))).toBe(
      "changed the setting yearly discount to 15%",
    );
    expect(auditSentence(line("put community word", {}, "jollof / rice"))).toBe(
      "linked two words: jollof / rice",
    );
    expect(auditSentence(line("plant tree"))).toBe("plant tree: thing");
  });

  test("uses the same names for access types as other pages", () => {
    const request = { userId: "ebo1234", accessType: "admin" };
    expect(auditSentence(line("approve access request", request))).toBe(
      "approved Ebo Quaye's request for moderator access",
    );
    expect(auditSentence(line("decline access request", { accessType: "retired" }))).toBe(
      "declined a former member's request for access",
    );
  });

  test("names the actor where the name is known", () => {
    const act = "update profile";
    expect(auditActor({ act, actorId: "a", actorName: "Ada" })).toBe("Ada");
    expect(auditActor({ act, actorId: "a", actorName: null })).toBe("A former member");
    expect(auditActor({ act, actorId: null, actorName: null })).toBe("Boab");
    expect(auditActor({ act: "refused write", actorId: null, actorName: null })).toBe("A visitor");
  });

  test("shows names instead of ids in its details", () => {
    const about = (objectType: string, objectId: string | null) =>
      auditObject({ objectType, objectId, names });
    expect(about("profile", "ebo1234")).toEqual({ term: "Member", text: "Ebo Quaye" });
    expect(about("profile", "gone")).toEqual({ term: "Member", text: "A former member" });
    expect(about("business", "BUS-9").text).toBe("A deleted listing");
    expect(about("setting", "yearlyDiscount").text).toBe("yearlyDiscount");
    expect(about("profile", null).text).toBe("Nothing specific");
    const changes = { editorId: "ebo1234", invitationId: "3f0c", userId: "gone" };
    expect(changeLines({ changes, names })).toEqual([
      { name: "Editor", before: null, after: "Ebo Quaye" },
      { name: "Member", before: null, after: "A former member" },
    ]);
  });

  test("shows before and after, and an empty value as none", () => {
    const changes = {
      userStatus: { before: null, after: "Banned" },
      streetName: "Rose Street",
      filters: ["q", "plan"],
      tags: [],
    };
    expect(changeLines({ changes, names })).toEqual([
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
