import { expect, test } from "vitest";
import { allocateFee, computeSendBy } from "./order-terms.rules.ts";

test.each([
  ["a Thursday", "2026-11-19T01:00:00Z", "2026-11-23"],
  ["a Friday", "2026-11-20T01:00:00Z", "2026-11-24"],
  ["a Saturday", "2026-11-21T01:00:00Z", "2026-11-24"],
  ["a Sunday", "2026-11-22T01:00:00Z", "2026-11-24"],
  ["a Monday", "2026-11-23T01:00:00Z", "2026-11-25"],
  // In Sydney it is Friday already.
  ["a Thursday night in London", "2026-11-19T23:30:00Z", "2026-11-24"],
])("what is paid on %s leaves within two business days", (_day, paidAt, sendBy) => {
  expect(computeSendBy(new Date(paidAt))).toBe(sendBy);
});

test("a fee is split in proportion, to the cent", () => {
  expect(allocateFee(100, [1, 1, 1])).toEqual([33, 34, 33]);
});
