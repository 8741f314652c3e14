import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { describe, expect, test } from "vitest";
import { computeHandles, removesLastAdmin, validatePatch } from "./profile-update.rules.ts";

const ada: FullProfile = {
  id: "ada-nwosu-1",
  fullName: "Ada Nwosu",
  username: "ada",
  alias: "ada",
  email: "Ada@People.example",
  emailVerified: true,
  photoUrl: null,
  photoSrcSet: null,
  phoneNumber: null,
  userStatus: "Active",
  banReason: null,
  adminStatus: null,
  merchantStatus: null,
  mediaStatus: null,
  magStatus: null,
  directoryStatus: null,
  directorySubscriptionPlan: "Basic",
  stripeAccountId: "acct_…1234",
  createdAt: "2026-11-01T00:00:00.000Z",
  updatedAt: "2026-11-02T00:00:00.000Z",
  version: 7,
};
const self = { userId: ada.id, adminStatus: null };
const admin = { userId: "the-admin-1", adminStatus: "Admin" } as const;

describe("a patch", () => {
  test("that sends everything back changes nothing, whatever the case of the email", () => {
    const unchangedPatch = { ...ada, email: "ada@people.example" };
    expect(validatePatch(self, ada, unchangedPatch)).toEqual({
      ok: true,
      changes: {},
      needsFreshSignIn: false,
    });
  });

  test("keeps only what differs", () => {
    expect(
      validatePatch(self, ada, { ...ada, fullName: "Ada", email: "ada@people.example" }),
    ).toEqual({ ok: true, changes: { fullName: "Ada" }, needsFreshSignIn: false });
  });

  test("that is out of date is refused before anything else is checked", () => {
    const verdict = validatePatch(self, ada, { version: 6, adminStatus: "Admin" });
    expect(verdict).toEqual({ ok: false, reason: "conflict" });
  });

  test.each([
    [self, { email: "new@people.example" }, true],
    [self, { fullName: "Ada" }, false],
    [admin, { adminStatus: "Moderator" }, true],
    [admin, { userStatus: "Banned" }, true],
    [admin, { merchantStatus: "Approved" }, true],
    [admin, { mediaStatus: "Approved" }, true],
    [admin, { magStatus: "Approved" }, true],
    [admin, { directoryStatus: "Approved" }, true],
    [admin, { directorySubscriptionPlan: "Pro" }, true],
    [admin, { fullName: "Ada" }, false],
  ] as const)("%j %j needs a fresh sign-in: %s", (actor, patch, needsFreshSignIn) => {
    expect(validatePatch(actor, ada, patch)).toMatchObject({ ok: true, needsFreshSignIn });
  });
});

test.each([
  { userStatus: "Banned" },
  { adminStatus: "Moderator" },
  { merchantStatus: "Approved" },
  { mediaStatus: "Approved" },
  { directorySubscriptionPlan: "Pro" },
] as const)("nobody of the team decides about their own rights: %j", (patch) => {
  for (const adminStatus of ["Admin", "Moderator"] as const) {
    const ownProfile = { ...ada, adminStatus: adminStatus === "Admin" ? ("Admin" as const) : null };
    expect(validatePatch({ userId: ada.id, adminStatus }, ownProfile, patch)).toEqual({
      ok: false,
      reason: "own_interest",
    });
  }
});

test.each([
  [{ adminStatus: null }, 1, true],
  [{ adminStatus: "Moderator" }, 1, true],
  [{ userStatus: "Banned" }, 1, true],
  [{ userStatus: "Active" }, 1, false],
  [{ fullName: "Ada" }, 1, false],
  [{ adminStatus: null }, 2, false],
] as const)("%j on an admin, one of %i, removes the last one: %s", (changes, count, expected) => {
  expect(removesLastAdmin({ adminStatus: "Admin" }, changes, count)).toBe(expected);
  expect(removesLastAdmin({ adminStatus: null }, changes, count)).toBe(false);
});

test.each([
  ["follows the username", { username: "a", alias: "a" }, { username: "b" }, "b", "b"],
  ["stays when chosen", { username: "a", alias: "x" }, { username: "b" }, "b", "x"],
  ["is taken as given", { username: "a", alias: "a" }, { username: "b", alias: "y" }, "b", "y"],
  ["changes alone", { username: "a", alias: "a" }, { alias: "y" }, "a", "y"],
])("an alias %s", (_what, current, changes, username, alias) => {
  expect(computeHandles(current, changes)).toEqual({ username, alias });
});
