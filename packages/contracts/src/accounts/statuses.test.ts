import { expect, test } from "vitest";
import { FullProfile } from "./profiles.ts";
import {
  AdminStatus,
  DirectoryStatus,
  isApprovedStatus,
  MagStatus,
  MediaStatus,
  MerchantStatus,
  UserStatus,
} from "./statuses.ts";

test("ACCT-06 a profile has the published fields", () => {
  const published =
    "id fullName username email photoUrl phoneNumber alias userStatus adminStatus merchantStatus " +
    "mediaStatus magStatus directoryStatus directorySubscriptionPlan stripeAccountId createdAt updatedAt";
  const addedFields = ["banReason", "emailVerified", "photoSrcSet", "version"];
  expect(Object.keys(FullProfile.shape).sort()).toEqual(
    [...published.split(" "), ...addedFields].sort(),
  );
});

test("ACCT-07 userStatus knows the words that chips have colours for", () => {
  expect(UserStatus.options).toEqual(["Active", "Banned", "Pending", "Suspended", "Inactive"]);
});

test("ACCT-08 the statuses that are granted", () => {
  expect(AdminStatus.options).toEqual(["Admin", "Moderator"]);
  expect(MerchantStatus.options).toEqual(["Trial", "Approved"]);
  expect(MediaStatus.options).toEqual(["Approved"]);
  expect(MagStatus.options).toEqual(["Approved"]);
  expect(DirectoryStatus.options).toEqual(["Trial", "Approved"]);
});

test.each<[string | null, boolean]>([
  ["approved", true],
  ["Approved", true],
  ["ACTIVE", true],
  ["Trial", false],
  ["Pending", false],
  ["not approved", false],
  ["", false],
  [null, false],
])("ACCT-10 %j counts as approved: %s", (status, expected) => {
  expect(isApprovedStatus(status)).toBe(expected);
});
