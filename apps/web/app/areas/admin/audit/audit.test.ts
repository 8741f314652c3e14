import { describe, expect, test } from "vitest";
import { actOptions } from "./audit-acts.ts";
import {
  describeAuditLine,
  describeAuditObject,
  getActorName,
  listChangeLines,
} from "./audit-sentence.ts";
import { getSydneyDayStart } from "./sydney-day.ts";

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
    expect(describeAuditLine(line(value))).not.toBe(`${value}: thing`);
    expect(describeAuditLine(line(value, {}, null))).not.toMatch(/undefined|null/);
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
    expect(describeAuditLine(line("update profile", changes))).toBe(sentence);
  });

  test("calls people who are gone former members, and says when it was oneself", () => {
    const ban = changed("userStatus", "Active", "Banned");
    expect(describeAuditLine(line("update profile", ban, "gone"))).toBe("banned a former member");
    const phone = changed("phoneNumber", null, "1");
    expect(describeAuditLine(line("update profile", phone, "admin1"))).toBe(
      "changed phone number on their own profile",
    );
    expect(describeAuditLine(line("close account", {}, "admin1"))).toBe("closed their account");
    expect(describeAuditLine(line("close account", {}, "gone"))).toBe("closed somebody's account");
  });

  test("names the listing and the person", () => {
    expect(describeAuditLine(line("restore listing", {}, "BUS-1"))).toBe("restored Teranga Table");
    expect(describeAuditLine(line("remove editor", { editorId: "ebo1234" }, "BUS-1"))).toBe(
      "removed Ebo Quaye from Teranga Table",
    );
    expect(describeAuditLine(line("purge listing", { businessName: "Old Cafe" }, "BUS-9"))).toBe(
      "permanently deleted Old Cafe",
    );
    expect(describeAuditLine(line("restore listing", {}, "BUS-9"))).toBe(
      "restored a deleted listing",
    );
  });

  test.each([
    ["publish document", "document", "DOC-1", "published the article “Sunday market”"],
    ["send back document", "document", "DOC-9", "sent an article back to its author"],
    ["add walk-in", "booking", "BKG-1", "added a booking at Teranga Table"],
    ["no-show booking", "booking", "BKG-1", "marked a booking at Teranga Table as a no-show"],
    ["read application", "application", "app-1", "viewed a job application to Teranga Table"],
    ["undo moderation decision", "review", "r-1", "undid the decision about a review"],
    [
      "remove reported content",
      "document",
      "DOC-1",
      "removed the article “Sunday market” after a report",
    ],
    ["hide store", "store", "STO-1", "hid the store Kumasi Cloth"],
  ])("names the object of %s", (act, objectType, objectId, sentence) => {
    const known = {
      "DOC-1": "Sunday market",
      "BKG-1": "Teranga Table",
      "app-1": "Teranga Table",
      "STO-1": "Kumasi Cloth",
    };
    expect(describeAuditLine({ ...line(act, {}, objectId), objectType, names: known })).toBe(
      sentence,
    );
  });

  test("says what changed", () => {
    expect(describeAuditLine(line("change setting", { value: 0.15 }, "yearlyDiscount"))).toBe(
      "changed the setting yearly discount to 15%",
    );
    expect(describeAuditLine(line("put community word", {}, "jollof / rice"))).toBe(
      "linked two words: jollof / rice",
    );
    expect(describeAuditLine(line("plant tree"))).toBe("plant tree: thing");
  });

  test("uses the same names for access types as other pages", () => {
    const request = { userId: "ebo1234", accessType: "admin" };
    expect(describeAuditLine(line("approve access request", request))).toBe(
      "approved Ebo Quaye's request for moderator access",
    );
    expect(describeAuditLine(line("decline access request", { accessType: "retired" }))).toBe(
      "declined a former member's request for access",
    );
  });

  test("names the actor where the name is known", () => {
    const act = "update profile";
    expect(getActorName({ act, actorId: "a", actorName: "Ada" })).toBe("Ada");
    expect(getActorName({ act, actorId: "a", actorName: null })).toBe("A former member");
    expect(getActorName({ act, actorId: null, actorName: null })).toBe("Boab");
    expect(getActorName({ act: "refused write", actorId: null, actorName: null })).toBe(
      "A visitor",
    );
  });

  test("shows names instead of ids in its details", () => {
    const about = (objectType: string, objectId: string | null) =>
      describeAuditObject({ objectType, objectId, names });
    expect(about("profile", "ebo1234")).toEqual({ term: "Member", text: "Ebo Quaye" });
    expect(about("profile", "gone")).toEqual({ term: "Member", text: "A former member" });
    expect(about("business", "BUS-9").text).toBe("A deleted listing");
    expect(about("setting", "yearlyDiscount").text).toBe("yearlyDiscount");
    expect(about("profile", null).text).toBe("Nothing specific");
    const changes = { editorId: "ebo1234", invitationId: "3f0c", userId: "gone" };
    expect(listChangeLines({ changes, names })).toEqual([
      { name: "Person", before: null, after: "Ebo Quaye" },
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
    expect(listChangeLines({ changes, names })).toEqual([
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
  expect(getSydneyDayStart(day, days)).toBe(instant);
});

test.each([null, "", "yesterday", "2026-13-01", "15/11/2026"])("%j is not a date", (day) => {
  expect(getSydneyDayStart(day)).toBeUndefined();
});
