import { UserStatus } from "@boab/contracts/accounts/statuses";
import { expect, test } from "vitest";
import { isFreshEnough, isLockedOut, wasEnded } from "./session.rules.ts";

const at = (time: string) => new Date(`2026-03-01T${time}Z`);

const statuses = (userStatus: UserStatus) => ({
  userStatus,
  adminStatus: null,
  merchantStatus: null,
  mediaStatus: null,
  magStatus: null,
  directoryStatus: null,
});

test.each([
  ["10:00:00", true],
  ["10:04:59", true],
  ["10:05:00", true],
  ["10:05:01", false],
  ["11:00:00", false],
])("a sign-in of 10:00:00 gets a session at %s: %s", (now, isEnough) => {
  expect(isFreshEnough(at("10:00:00"), at(now))).toBe(isEnough);
});

test.each([
  ["Active", false],
  ["Pending", false],
  ["Banned", true],
  ["Suspended", true],
  ["Inactive", true],
] as const)("a person who is %s is locked out: %s", (userStatus, isOut) => {
  expect(isLockedOut({ statuses: statuses(userStatus), isClosed: false })).toBe(isOut);
});

test.each(UserStatus.options)("a closed account is locked out, also when %s", (userStatus) => {
  expect(isLockedOut({ statuses: statuses(userStatus), isClosed: true })).toBe(true);
});

test.each([
  ["09:59:59.000", true],
  ["10:00:00.000", true],
  ["10:00:01.000", false],
  ["10:05:00.000", false],
])("signing out everywhere at 10:00:00.5 ends a session of %s: %s", (signedInAt, isOver) => {
  const standing = {
    statuses: statuses("Active"),
    isClosed: false,
    sessionsValidFrom: at("10:00:00.500"),
  };
  expect(wasEnded(standing, at(signedInAt))).toBe(isOver);
});
