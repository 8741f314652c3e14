import { expect, test } from "vitest";
import type { Statuses } from "../accounts/statuses.ts";
import { mayRequestAccess } from "./access.ts";

const member: Statuses = {
  userStatus: "Active",
  adminStatus: null,
  merchantStatus: null,
  mediaStatus: null,
  magStatus: null,
  directoryStatus: null,
};

test.each([
  ["a visitor", null, false],
  ["a member", member, true],
  ["a seller", { ...member, merchantStatus: "Approved" as const }, true],
  ["a moderator", { ...member, adminStatus: "Moderator" as const }, false],
  ["an admin", { ...member, adminStatus: "Admin" as const }, false],
])("GUARD-11 %s may request access: %#", (_who, viewer, expected) => {
  expect(mayRequestAccess(viewer)).toBe(expected);
});
