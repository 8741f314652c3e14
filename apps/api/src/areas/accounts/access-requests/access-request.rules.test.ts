import { mayDecide } from "@boab/contracts/accounts/access-grants";
import { AccessType } from "@boab/contracts/accounts/access-requests";
import type { Statuses } from "@boab/contracts/accounts/statuses";
import { expect, test } from "vitest";
import { grantOf, hasAccess } from "./access-request.rules.ts";

const plain: Statuses = {
  userStatus: "Active",
  adminStatus: null,
  merchantStatus: null,
  mediaStatus: null,
  magStatus: null,
  directoryStatus: null,
};

const decides: Record<AccessType, { moderator: boolean; admin: boolean }> = {
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
  expect(by("mod", "Moderator")).toBe(decides[accessType].moderator);
  expect(by("boss", "Admin")).toBe(decides[accessType].admin);
  expect(by("eve", null)).toBe(false);
  expect(by("ada", "Admin")).toBe(false);
});

test.each(AccessType.options)("%s, once granted, is what was asked for", (accessType) => {
  expect(hasAccess(accessType, plain)).toBe(false);
  const granted = { ...plain, ...grantOf(accessType, plain) } as Statuses;
  expect(hasAccess(accessType, granted)).toBe(true);
});

test("a trial is not yet access, and an Admin is not made a Moderator", () => {
  expect(hasAccess("merchant", { ...plain, merchantStatus: "Trial" })).toBe(false);
  expect(hasAccess("directory", { ...plain, directoryStatus: "Trial" })).toBe(false);
  expect(grantOf("admin", { ...plain, adminStatus: "Admin" })).toEqual({});
});
