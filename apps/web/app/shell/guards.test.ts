import { hasDirectoryStatus } from "@boab/contracts/accounts/roles";
import { defaultLaunchSwitches } from "@boab/contracts/common/access";
import { describe, expect, test } from "vitest";
import { type PersonKind, people, personKinds } from "#test/profiles.ts";
import {
  type GuardedArea,
  requireAreaAccess,
  requireFullAdmin,
  requireMember,
} from "./guards.server.ts";

const notFound = "/?pageNotFound=404";
const staff: PersonKind[] = ["moderator", "admin"];
const sellerAndStaffKinds: PersonKind[] = ["merchant on trial", "approved merchant", ...staff];

/** Where someone ends up: null is inside. */
function outcome(area: GuardedArea, kind: PersonKind, switches = defaultLaunchSwitches) {
  try {
    requireAreaAccess(area, people[kind], switches);
    return null;
  } catch (thrown) {
    return (thrown as Response).headers.get("location");
  }
}

describe("who gets into a guarded area", () => {
  test.each(personKinds)(
    "GUARD-01 GUARD-06 the marketplace admits admins and merchants only: %s",
    (kind) => {
      expect(outcome("marketplace", kind)).toBe(
        sellerAndStaffKinds.includes(kind) ? null : notFound,
      );
    },
  );

  test.each(personKinds)("GUARD-01 the owner's switch opens the marketplace to all: %s", (kind) => {
    const open = { ...defaultLaunchSwitches, marketplaceAccess: "public" as const };
    expect(outcome("marketplace", kind, open)).toBeNull();
  });

  test.each(personKinds)(
    "GUARD-02 GUARD-08 media admits admins, merchants and approved creators: %s",
    (kind) => {
      const expected = sellerAndStaffKinds.includes(kind) || kind === "media creator";
      expect(outcome("media", kind)).toBe(expected ? null : notFound);
    },
  );

  test.each(personKinds)("GUARD-09 X-59 the editor admits writers and admins only: %s", (kind) => {
    const expected = staff.includes(kind) || kind === "writer";
    expect(outcome("editor", kind)).toBe(expected ? null : notFound);
  });

  test.each(personKinds)(
    "GUARD-03 GUARD-04 GUARD-05 the admin area admits admins only: %s",
    (kind) => {
      expect(outcome("admin", kind)).toBe(staff.includes(kind) ? null : notFound);
    },
  );
});

describe("what a status means", () => {
  test.each(personKinds)(
    "GUARD-07 a directory member has directoryStatus Trial or Approved: %s",
    (kind) => {
      expect(hasDirectoryStatus(people[kind])).toBe(kind === "directory member");
    },
  );
});

describe("account pages", () => {
  const orders = { pathname: "/my-account/orders", search: "?page=2" };

  test("SHELL-10 a visitor is sent to sign in and comes back", () => {
    let location: string | null = null;
    try {
      requireMember(null, orders);
    } catch (thrown) {
      location = (thrown as Response).headers.get("location");
    }
    expect(location).toBe("/register?next=%2Fmy-account%2Forders%3Fpage%3D2");
  });

  test("a member stays", () => {
    expect(requireMember(people.member, orders)).toBe(people.member);
  });
});

test("a page for admins only refuses a moderator, and says so with a 403", () => {
  expect(() => requireFullAdmin(people.admin)).not.toThrow();
  let refusal: unknown;
  try {
    requireFullAdmin(people.moderator);
  } catch (thrown) {
    refusal = thrown;
  }
  expect(refusal).toMatchObject({ init: { status: 403 } });
});
