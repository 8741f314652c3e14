import { defaultLaunchSwitches, type LaunchSwitches } from "@boab/contracts/common/access";
import { describe, expect, test } from "vitest";
import { type PersonKind, people, personKinds } from "#test/profiles.ts";
import {
  formatGreeting,
  formatSmallScreenGreeting,
  getJoinPath,
  listClosedAreas,
  listHeaderLinks,
  listPortalEntries,
  makeAccountLink,
  makeAdminLink,
  makeSignInLink,
} from "./navigation.ts";

const openSwitches: LaunchSwitches = {
  marketplaceAccess: "public",
  mediaAccess: "public",
  showWellbeingLink: true,
};
const staff: PersonKind[] = ["moderator", "admin"];
const sellerAndStaffKinds: PersonKind[] = ["merchant on trial", "approved merchant", ...staff];
const mediaKinds: PersonKind[] = [...sellerAndStaffKinds, "media creator"];

const listLabels = (kind: PersonKind, switches: LaunchSwitches = defaultLaunchSwitches) =>
  listHeaderLinks(people[kind], switches).map((link) => link.label);

const viewPortal = (kind: PersonKind, switches = defaultLaunchSwitches, cartCount = 0) =>
  new Map(
    listPortalEntries(people[kind], switches, cartCount).map(
      (entry) => [entry.label, entry] as const,
    ),
  );

describe("the header's links", () => {
  test("SHELL-16 Home, Directory, Marketplace, Media, Wellbeing in this order", () => {
    expect(listLabels("admin")).toEqual(["Home", "Directory", "Marketplace", "Media", "Wellbeing"]);
    expect(listLabels("visitor")).toEqual(["Home", "Directory", "Marketplace"]);
  });

  test("SHELL-17 Marketplace goes to the launch page", () => {
    for (const kind of personKinds) {
      const link = listHeaderLinks(people[kind], defaultLaunchSwitches).find(
        ({ label }) => label === "Marketplace",
      );
      expect(link?.to).toBe("/marketplace-onboarding");
    }
  });

  test.each(personKinds)(
    "SHELL-18 GUARD-08 Media is shown to admins and approved creators only: %s",
    (kind) => {
      const expected = staff.includes(kind) || kind === "media creator";
      expect(listLabels(kind).includes("Media")).toBe(expected);
    },
  );

  test.each(personKinds)("SHELL-19 GUARD-05 Wellbeing is shown to admins only: %s", (kind) => {
    expect(listLabels(kind).includes("Wellbeing")).toBe(staff.includes(kind));
  });

  test("SHELL-19 the owner's switch shows Wellbeing to everyone", () => {
    const switches = { ...defaultLaunchSwitches, showWellbeingLink: true };
    expect(listLabels("visitor", switches)).toContain("Wellbeing");
  });

  test("X-78 X-79 with every area public, a visitor finds them all and Marketplace is the shop", () => {
    expect(listHeaderLinks(people.visitor, openSwitches)).toEqual([
      { label: "Home", to: "/" },
      { label: "Directory", to: "/directory" },
      { label: "Marketplace", to: "/marketplace" },
      { label: "Media", to: "/media" },
      { label: "Wellbeing", to: "/wellbeing" },
    ]);
  });
});

describe("the portal menu", () => {
  test("SHELL-25 Directory, Marketplace (to onboarding), Media, Wellbeing, My Store, My Cart", () => {
    const entries = listPortalEntries(people.visitor, defaultLaunchSwitches, 0);
    expect(entries.map((entry) => entry.label)).toEqual([
      "Directory",
      "Marketplace",
      "Media",
      "Wellbeing",
      "My Store",
      "My Cart",
      // Beyond the specified six.
      "Jobs",
    ]);
    expect(entries[1]?.to).toBe("/marketplace-onboarding");
  });

  test.each(personKinds)("SHELL-26 GUARD-06 each entry follows its own rule: %s", (kind) => {
    const portal = viewPortal(kind);
    expect(portal.get("Directory")?.isEnabled).toBe(true);
    expect(portal.get("Marketplace")?.isEnabled).toBe(true);
    expect(portal.get("Media")?.isEnabled).toBe(mediaKinds.includes(kind));
    expect(portal.get("Wellbeing")?.isEnabled).toBe(staff.includes(kind));
    expect(portal.get("My Store")?.isEnabled).toBe(sellerAndStaffKinds.includes(kind));
    expect(portal.get("My Cart")?.isEnabled).toBe(sellerAndStaffKinds.includes(kind));
  });

  test.each(personKinds)("SHELL-27 every disabled entry says Coming Soon: %s", (kind) => {
    for (const entry of viewPortal(kind).values()) {
      expect(entry.note === "Coming Soon").toBe(!entry.isEnabled);
    }
  });

  test("SHELL-22 the cart's entry shows the number of items", () => {
    expect(viewPortal("admin", defaultLaunchSwitches, 3).get("My Cart")?.note).toBe("3");
  });

  test("SHELL-26 once the marketplace is public, every member has store and cart", () => {
    const open = { ...defaultLaunchSwitches, marketplaceAccess: "public" as const };
    expect(viewPortal("member", open).get("My Cart")?.isEnabled).toBe(true);
    const pending = { ...people.member, userStatus: "Pending" } as typeof people.member;
    const cart = listPortalEntries(pending, open, 0).find(({ id }) => id === "cart");
    expect(cart?.isEnabled).toBe(false);
  });

  test("X-78 X-79 with every area public nothing is Coming Soon, and sellers find the launch page", () => {
    const entries = listPortalEntries(people.visitor, openSwitches, 0);
    expect(entries.map(({ label, to, isEnabled }) => [label, to, isEnabled])).toEqual([
      ["Directory", "/directory", true],
      ["Marketplace", "/marketplace", true],
      ["Media", "/media", true],
      ["Wellbeing", "/wellbeing", true],
      ["My Store", "/marketplace-onboarding", true],
      ["My Cart", "/register?mode=login&next=%2Fmarketplace%2Fcheckout", true],
      ["Jobs", "/directory/jobs", true],
      ["Sell", "/marketplace-onboarding", true],
    ]);
  });

  test("X-78 a closed area's entry leads to where somebody asks to be told", () => {
    const entries = listPortalEntries(people.member, defaultLaunchSwitches, 0);
    expect(
      entries.flatMap(({ label, openingTo }) => (openingTo ? [[label, openingTo]] : [])),
    ).toEqual([
      ["Media", "/opening/media"],
      ["Wellbeing", "/opening/wellbeing"],
      ["My Cart", "/opening/marketplace"],
    ]);
    expect(listClosedAreas(people.member, defaultLaunchSwitches)).toEqual([
      "marketplace",
      "media",
      "wellbeing",
    ]);
    expect(listClosedAreas(people["media creator"], defaultLaunchSwitches)).toEqual([
      "marketplace",
      "wellbeing",
    ]);
    expect(listClosedAreas(people.visitor, openSwitches)).toEqual([]);
  });

  test("SHELL-06 My Store leads to the person's own store", () => {
    expect(viewPortal("admin").get("My Store")?.to).toBe("/marketplace/YW1hcmEtdWlkLTAx");
  });
});

describe("the account menu", () => {
  test("SHELL-20 signed in: Hi, {first name}", () => {
    expect(formatGreeting("Amara")).toBe("Hi, Amara");
  });

  test("SHELL-21 not signed in: login/register", () => {
    expect(makeSignInLink("")).toEqual({ label: "login/register", to: "/register" });
  });

  test("SHELL-24 small screens say welcome {displayName}", () => {
    expect(formatSmallScreenGreeting("Amara Okafor")).toBe("welcome Amara Okafor");
  });

  test("SHELL-11 SHELL-12 Account leads to /@username on large screens, else /account-management", () => {
    expect(makeAccountLink(people.member, "large")).toEqual({
      label: "Account",
      to: "/@amara.okafor",
    });
    expect(makeAccountLink(people.member, "small").to).toBe("/account-management");
    expect(makeAccountLink(null, "large").to).toBe("/account-management");
  });

  test.each(personKinds)(
    "SHELL-13 GUARD-05 the link to /admin is shown to admins only: %s",
    (kind) => {
      expect(makeAdminLink(people[kind])?.to).toBe(staff.includes(kind) ? "/admin" : undefined);
    },
  );

  test("SHELL-32 Join links lead members to the directory", () => {
    expect(getJoinPath(true)).toBe("/directory");
    expect(getJoinPath(false)).toBe("/register");
  });
});
