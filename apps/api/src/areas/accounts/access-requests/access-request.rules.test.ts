import { mayDecide } from "@boab/contracts/accounts/access-grants";
import { AccessType } from "@boab/contracts/accounts/access-requests";
import type { Statuses } from "@boab/contracts/accounts/statuses";
import { expect, test } from "vitest";
import { getGrantPatch, hasAccess } from "./access-request.rules.ts";

const activeMemberStatuses: Statuses = {
  userStatus: "Active",
  adminStatus: null,
  merchantStatus: null,
  mediaStatus: null,
  magStatus: null,
  directoryStatus: null,
};

const decisionRightsByType: Record<AccessType, { moderator: boolean; admin: boolean }> = {
  merchant: { moderator: false, admin: true },
  directory: { moderator: true, admin: true },
  admin: { moderator: false, admin: true },
  media: { moderator: true, admin: true },
  writer: { moderator: true, admin: true },
};

test.each(AccessType.options)("who decides about %s", (accessType) => {
  const request = { userId: "ada", accessType };
  const by = (userId: string, adminStatus: Statuses["adminStatus"]) =>
    mayDecide({ userId, adminStatus }, request);
  expect(by("mod", "Moderator")).toBe(decisionRightsByType[accessType].moderator);
  expect(by("boss", "Admin")).toBe(decisionRightsByType[accessType].admin);
  expect(by("eve", null)).toBe(false);
  expect(by("ada", "Admin")).toBe(false);
});

test.each(AccessType.options)("%s, once granted, is what was asked for", (accessType) => {
  expect(hasAccess(accessType, activeMemberStatuses)).toBe(false);
  const grantedStatuses = {
    ...activeMemberStatuses,
    ...getGrantPatch(accessType, activeMemberStatuses),
  } as Statuses;
  expect(hasAccess(accessType, grantedStatuses)).toBe(true);
});

test("a trial is not yet access, and an Admin is not made a Moderator", () => {
  expect(hasAccess("merchant", { ...activeMemberStatuses, merchantStatus: "Trial" })).toBe(false);
  expect(hasAccess("directory", { ...activeMemberStatuses, directoryStatus: "Trial" })).toBe(false);
  expect(getGrantPatch("admin", { ...activeMemberStatuses, adminStatus: "Admin" })).toEqual({});
});
