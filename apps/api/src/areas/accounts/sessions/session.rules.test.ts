import { expect, test } from "vitest";
import { hasSignInEnded, isFreshSignIn } from "./session.rules.ts";

const at = (time: string) => new Date(`2026-03-01T${time}Z`);

test.each([
  ["10:00:00", true],
  ["10:04:59", true],
  ["10:05:00", true],
  ["10:05:01", false],
  ["11:00:00", false],
])("a sign-in of 10:00:00 gets a session at %s: %s", (now, hasFreshSignIn) => {
  expect(isFreshSignIn(at("10:00:00"), at(now))).toBe(hasFreshSignIn);
});

test.each([
  ["09:59:59.000", true],
  ["10:00:00.000", true],
  ["10:00:01.000", false],
  ["10:05:00.000", false],
])("signing out everywhere at 10:00:00.5 ends a session of %s: %s", (signedInAt, isEnded) => {
  expect(hasSignInEnded({ sessionsValidFrom: at("10:00:00.500") }, at(signedInAt))).toBe(isEnded);
});
