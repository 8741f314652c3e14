import type { ApplicationStatus } from "@boab/contracts/jobs/limits";
import { describe, expect, test } from "vitest";
import { changeStatus, deleteAfter, isOutcomeDue, outcomeDue } from "./application.rules.ts";

const now = new Date("2026-11-16T00:00:00Z");
const earlier = new Date("2026-11-10T00:00:00Z");

test.each([
  ["2026-11-16T00:00:00Z", "2027-05-16T00:00:00Z"],
  ["2026-08-31T10:00:00Z", "2027-02-28T10:00:00Z"],
])("X-34 an application of %s is kept for six months, until %s", (sentAt, until) => {
  expect(deleteAfter(new Date(sentAt))).toEqual(new Date(until));
});

describe("a change of status", () => {
  test.each<[ApplicationStatus, ApplicationStatus, ApplicationStatus, boolean, boolean]>([
    ["new", "viewed", "viewed", true, false],
    ["new", "shortlisted", "shortlisted", true, false],
    ["new", "not-progressing", "not-progressing", false, true],
    ["viewed", "viewed", "viewed", false, false],
    ["viewed", "not-progressing", "not-progressing", false, true],
    ["shortlisted", "viewed", "shortlisted", false, false],
    ["hired", "viewed", "hired", false, false],
    ["not-progressing", "viewed", "viewed", false, false],
    ["not-progressing", "not-progressing", "not-progressing", false, false],
  ])("from %s to %s leaves %s", (status, wanted, after, isOpening, isDeclining) => {
    const declinedAt = status === "not-progressing" ? earlier : null;
    const change = changeStatus({ status, declinedAt }, wanted, now);
    expect(change).toMatchObject({ standing: { status: after }, isOpening, isDeclining });
    expect(change.standing.declinedAt !== null).toBe(after === "not-progressing");
  });

  test("the two days count from the first refusal", () => {
    const before = { status: "not-progressing", declinedAt: earlier } as const;
    expect(changeStatus(before, "not-progressing", now).standing.declinedAt).toEqual(earlier);
  });
});

test("somebody is told 48 hours after the refusal, once, if it still holds", () => {
  const refused = { status: "not-progressing", declinedAt: earlier, outcomeToldAt: null } as const;
  const due = outcomeDue(earlier);
  expect(due.getTime() - earlier.getTime()).toBe(48 * 3_600_000);
  expect(isOutcomeDue(refused, due)).toBe(true);
  expect(isOutcomeDue(refused, new Date(due.getTime() - 1))).toBe(false);
  expect(isOutcomeDue({ ...refused, outcomeToldAt: now }, due)).toBe(false);
  expect(isOutcomeDue({ ...refused, status: "viewed", declinedAt: null }, due)).toBe(false);
});
