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
  ["a visitor", false, null],
  ["a member", true, member],
  ["a seller", true, { ...member, merchantStatus: "Approved" as const }],
  ["a moderator", false, { ...member, adminStatus: "Moderator" as const }],
  ["an admin", false, { ...member, adminStatus: "Admin" as const }],
])("GUARD-11 %s may request access: %s", (_who, expected, viewer) => {
  expect(mayRequestAccess(viewer)).toBe(expected);
});
