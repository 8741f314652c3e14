import { defaultLaunchSwitches, type LaunchSwitches } from "@boab/contracts/common/access";
import { describe, expect, test } from "vitest";
import { kinds, type PersonKind, people } from "#test/profiles.ts";
import {
  accountLink,
  adminLink,
  greeting,
  headerLinks,
  joinPath,
  portalEntries,
  signInLink,
  smallScreenGreeting,
} from "./navigation.ts";

const staff: PersonKind[] = ["moderator", "admin"];
const traders: PersonKind[] = ["merchant on trial", "approved merchant", ...staff];
const mediaPeople: PersonKind[] = [...traders, "media creator"];

const labelsFor = (kind: PersonKind, switches: LaunchSwitches = defaultLaunchSwitches) =>
  headerLinks(people[kind], switches).map((link) => link.label);

const portalFor = (kind: PersonKind, switches = defaultLaunchSwitches, cartCount = 0) =>
  new Map(
    portalEntries(people[kind], switches, cartCount).map((entry) => [entry.label, entry] as const),
  );

describe("the header's links", () => {
  test("SHELL-16 Home, Directory, Marketplace, Media, Wellbeing in this order", () => {
    expect(labelsFor("admin")).toEqual(["Home", "Directory", "Marketplace", "Media", "Wellbeing"]);
    expect(labelsFor("visitor")).toEqual(["Home", "Directory", "Marketplace"]);
  });

  test("SHELL-17 Marketplace goes to the launch page", () => {
    for (const kind of kinds) {
      const link = headerLinks(people[kind], defaultLaunchSwitches).find(
        ({ label }) => label === "Marketplace",
      );
      expect(link?.to).toBe("/marketplace-onboarding");
    }
  });

  test.each(kinds)(
    "SHELL-18 GUARD-08 Media is shown to admins and approved creators only: %s",
    (kind) => {
      const expected = staff.includes(kind) || kind === "media creator";
      expect(labelsFor(kind).includes("Media")).toBe(expected);
    },
  );

  test.each(kinds)("SHELL-19 GUARD-05 Wellbeing is shown to admins only: %s", (kind) => {
    expect(labelsFor(kind).includes("Wellbeing")).toBe(staff.includes(kind));
  });

  test("SHELL-19 the owner's switch shows Wellbeing to everyone", () => {
    const switches = { ...defaultLaunchSwitches, showWellbeingLink: true };
    expect(labelsFor("visitor", switches)).toContain("Wellbeing");
  });
});

describe("the portal menu", () => {
  test("SHELL-25 Directory, Marketplace (to onboarding), Media, Wellbeing, My Store, My Cart", () => {
    const entries = portalEntries(people.visitor, defaultLaunchSwitches, 0);
    expect(entries.map((entry) => entry.label)).toEqual([
      "Directory",
      "Marketplace",
      "Media",
      "Wellbeing",
      "My Store",
      "My Cart",
    ]);
    expect(entries[1]?.to).toBe("/marketplace-onboarding");
  });

  test.each(kinds)("SHELL-26 GUARD-06 each entry follows its own rule: %s", (kind) => {
    const portal = portalFor(kind);
    expect(portal.get("Directory")?.isEnabled).toBe(true);
    expect(portal.get("Marketplace")?.isEnabled).toBe(true);
    expect(portal.get("Media")?.isEnabled).toBe(mediaPeople.includes(kind));
    expect(portal.get("Wellbeing")?.isEnabled).toBe(staff.includes(kind));
    expect(portal.get("My Store")?.isEnabled).toBe(traders.includes(kind));
    expect(portal.get("My Cart")?.isEnabled).toBe(traders.includes(kind));
  });

  test.each(kinds)("SHELL-27 every disabled entry says Coming Soon: %s", (kind) => {
    for (const entry of portalFor(kind).values()) {
      expect(entry.note === "Coming Soon").toBe(!entry.isEnabled);
    }
  });

  test("SHELL-22 the cart's entry shows the number of items", () => {
    expect(portalFor("admin", defaultLaunchSwitches, 3).get("My Cart")?.note).toBe("3");
  });

  test("SHELL-26 once the marketplace is public, every member has store and cart", () => {
    const open = { ...defaultLaunchSwitches, marketplaceAccess: "public" as const };
    expect(portalFor("member", open).get("My Cart")?.isEnabled).toBe(true);
    expect(portalFor("visitor", open).get("My Cart")?.isEnabled).toBe(false);
  });

  test("SHELL-06 My Store leads to the person's own store", () => {
    expect(portalFor("admin").get("My Store")?.to).toBe("/marketplace/YW1hcmEtdWlkLTAx");
  });
});

describe("the account menu", () => {
  test("SHELL-20 signed in: Hi, {first name}", () => {
    expect(greeting("Amara")).toBe("Hi, Amara");
  });

  test("SHELL-21 not signed in: login/register", () => {
    expect(signInLink("")).toEqual({ label: "login/register", to: "/register" });
  });

  test("SHELL-24 small screens say welcome {displayName}", () => {
    expect(smallScreenGreeting("Amara Okafor")).toBe("welcome Amara Okafor");
  });

  test("SHELL-11 SHELL-12 Account leads to /@username on large screens, else /account-management", () => {
    expect(accountLink(people.member, "large")).toEqual({
      label: "Account",
      to: "/@amara.okafor",
    });
    expect(accountLink(people.member, "small").to).toBe("/account-management");
    expect(accountLink(null, "large").to).toBe("/account-management");
  });

  test.each(kinds)("SHELL-13 GUARD-05 the link to /admin is shown to admins only: %s", (kind) => {
    expect(adminLink(people[kind])?.to).toBe(staff.includes(kind) ? "/admin" : undefined);
  });

  test("SHELL-32 Join links lead members to the directory", () => {
    expect(joinPath(true)).toBe("/directory");
    expect(joinPath(false)).toBe("/register");
  });
});
