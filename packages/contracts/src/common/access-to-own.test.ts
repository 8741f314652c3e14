import { describe, expect, test } from "vitest";
import type { Statuses } from "../accounts/statuses.ts";
import { mayEditProfile, mayEditStore, mayRequestAccess } from "./access.ts";

const person = (id: string, granted: Partial<Statuses> = {}) => ({
  id,
  userStatus: "Active" as const,
  adminStatus: null,
  merchantStatus: null,
  mediaStatus: null,
  magStatus: null,
  directoryStatus: null,
  ...granted,
});

const ada = person("ada");
const seller = person("seller", { merchantStatus: "Approved" });
const moderator = person("moderator", { adminStatus: "Moderator" });
const admin = person("admin", { adminStatus: "Admin" });

describe("what a person may do with what is theirs", () => {
  test.each([
    ["a visitor", null, false],
    ["the person", ada, true],
    ["another member", seller, false],
    ["a moderator", moderator, true],
    ["an admin", admin, true],
  ])("GUARD-10 %s edits Ada's profile: %#", (_who, viewer, expected) => {
    expect(mayEditProfile(viewer, "ada")).toBe(expected);
  });

  test.each([
    ["a visitor", null, false],
    ["a member", ada, true],
    ["a seller", seller, true],
    ["a moderator", moderator, false],
    ["an admin", admin, false],
  ])("GUARD-11 %s may request access: %#", (_who, viewer, expected) => {
    expect(mayRequestAccess(viewer)).toBe(expected);
  });

  test.each([
    ["the owner on the store's own page", seller, "STO-1", true],
    ["the owner on another store's page", seller, "STO-2", false],
    ["another member", ada, "STO-1", false],
    ["an admin, who is not the owner", admin, "STO-1", false],
    ["a visitor", null, "STO-1", false],
  ])("GUARD-12 %s edits the store: %#", (_who, viewer, openStoreId, expected) => {
    expect(mayEditStore(viewer, { id: "STO-1", userId: "seller" }, openStoreId)).toBe(expected);
  });
});
