import type { ApplicationStatus } from "@boab/contracts/jobs/limits";
import { describe, expect, test } from "vitest";
import {
  computeDeletionDate,
  computeOutcomeDue,
  isOutcomeDue,
  planStatusChange,
} from "./application.rules.ts";

const now = new Date("2026-11-16T00:00:00Z");
const earlierDate = new Date("2026-11-10T00:00:00Z");

test.each([
  ["2026-11-16T00:00:00Z", "2027-05-16T00:00:00Z"],
  ["2026-08-31T10:00:00Z", "2027-02-28T10:00:00Z"],
])("X-34 an application of %s is kept for six months, until %s", (sentAt, until) => {
  expect(computeDeletionDate(new Date(sentAt))).toEqual(new Date(until));
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
  ])("from %s to %s leaves %s", (status, newStatus, after, isOpening, isDeclining) => {
    const declinedAt = status === "not-progressing" ? earlierDate : null;
    const change = planStatusChange({ status, declinedAt }, newStatus, now);
    expect(change).toMatchObject({ state: { status: after }, isOpening, isDeclining });
    expect(change.state.declinedAt !== null).toBe(after === "not-progressing");
  });

  test("the two days count from the first refusal", () => {
    const before = { status: "not-progressing", declinedAt: earlierDate } as const;
    expect(planStatusChange(before, "not-progressing", now).state.declinedAt).toEqual(earlierDate);
  });
});

test("somebody is told 48 hours after the refusal, once, if it still holds", () => {
  const refused = {
    status: "not-progressing",
    declinedAt: earlierDate,
    outcomeNotifiedAt: null,
  } as const;
  const outcomeDueAt = computeOutcomeDue(earlierDate);
  expect(outcomeDueAt.getTime() - earlierDate.getTime()).toBe(48 * 3_600_000);
  expect(isOutcomeDue(refused, outcomeDueAt)).toBe(true);
  expect(isOutcomeDue(refused, new Date(outcomeDueAt.getTime() - 1))).toBe(false);
  expect(isOutcomeDue({ ...refused, outcomeNotifiedAt: now }, outcomeDueAt)).toBe(false);
  expect(isOutcomeDue({ ...refused, status: "viewed", declinedAt: null }, outcomeDueAt)).toBe(
    false,
  );
});
