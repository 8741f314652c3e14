import { describe, expect, test } from "vitest";
import {
  defaultLaunchSwitches,
  type LaunchSwitches,
  maySeeAdmin,
  maySeeMarketplace,
  maySeeMedia,
  maySeeMediaLink,
  maySeeWellbeingLink,
  mayTakePartInMedia,
  mayUseCart,
} from "../common/access.ts";
import {
  hasCreatorStatus,
  hasDirectoryStatus,
  hasSellerStatus,
  hasStaffStatus,
  isFullAdmin,
  isWriter,
} from "./roles.ts";
import type { Statuses } from "./statuses.ts";

const member: Statuses = {
  userStatus: "Active",
  adminStatus: null,
  merchantStatus: null,
  mediaStatus: null,
  magStatus: null,
  directoryStatus: null,
};
const people = {
  visitor: null,
  member,
  admin: { ...member, adminStatus: "Admin" },
  moderator: { ...member, adminStatus: "Moderator" },
  "trial seller": { ...member, merchantStatus: "Trial" },
  seller: { ...member, merchantStatus: "Approved" },
  creator: { ...member, mediaStatus: "Approved" },
  writer: { ...member, magStatus: "Approved" },
  "trial business": { ...member, directoryStatus: "Trial" },
  business: { ...member, directoryStatus: "Approved" },
} satisfies Record<string, Statuses | null>;
type PersonName = keyof typeof people;

/** The people for whom the rule holds. */
const listPeopleAllowed = (rule: (viewer: Statuses | null) => boolean) =>
  (Object.keys(people) as PersonName[]).filter((who) => rule(people[who]));

const everyone = Object.keys(people) as PersonName[];
const signedIn = everyone.filter((who) => who !== "visitor");
const openToAll: LaunchSwitches = {
  marketplaceAccess: "public",
  mediaAccess: "public",
  showWellbeingLink: true,
};

describe("roles", () => {
  test("GUARD-04 admin is adminStatus Admin or Moderator", () => {
    expect(listPeopleAllowed(hasStaffStatus)).toEqual(["admin", "moderator"]);
    expect(listPeopleAllowed(isFullAdmin)).toEqual(["admin"]);
  });

  test("GUARD-05 an admin sees the Media and Wellbeing links and reaches /admin", () => {
    for (const admin of [people.admin, people.moderator]) {
      expect(maySeeMediaLink(admin, defaultLaunchSwitches)).toBe(true);
      expect(maySeeWellbeingLink(admin, defaultLaunchSwitches)).toBe(true);
      expect(maySeeAdmin(admin)).toBe(true);
    }
    expect(listPeopleAllowed(maySeeAdmin)).toEqual(["admin", "moderator"]);
  });

  test("GUARD-06 merchant is merchantStatus Trial or Approved, and may use the cart", () => {
    expect(listPeopleAllowed(hasSellerStatus)).toEqual(["trial seller", "seller"]);
    for (const seller of [people["trial seller"], people.seller])
      expect(mayUseCart(seller, defaultLaunchSwitches)).toBe(true);
  });

  test("GUARD-07 directory member is directoryStatus Trial or Approved", () => {
    expect(listPeopleAllowed(hasDirectoryStatus)).toEqual(["trial business", "business"]);
  });

  test("GUARD-08 media creator is mediaStatus Approved, and sees the Media link", () => {
    expect(listPeopleAllowed(hasCreatorStatus)).toEqual(["creator"]);
    expect(listPeopleAllowed((viewer) => maySeeMediaLink(viewer, defaultLaunchSwitches))).toEqual([
      "admin",
      "moderator",
      "creator",
    ]);
  });

  test("GUARD-09 writer is magStatus Approved", () => {
    expect(listPeopleAllowed(isWriter)).toEqual(["writer"]);
  });

  test("a visitor or an unknown status has no role", () => {
    for (const rule of [
      hasStaffStatus,
      hasSellerStatus,
      hasDirectoryStatus,
      hasCreatorStatus,
      isWriter,
    ]) {
      expect(rule(null)).toBe(false);
      expect(rule(undefined)).toBe(false);
      const odd = { adminStatus: "admin", merchantStatus: "approved", mediaStatus: "Trial" };
      expect(rule({ ...member, ...odd } as unknown as Statuses)).toBe(false);
    }
  });
});

describe("what is open to whom", () => {
  const sellersAndStaff: PersonName[] = ["admin", "moderator", "trial seller", "seller"];

  test("X-06 the marketplace is for admins and merchants until the owner opens it to all", () => {
    expect(defaultLaunchSwitches.marketplaceAccess).toBe("members");
    const maySee = (switches: LaunchSwitches) =>
      listPeopleAllowed((viewer) => maySeeMarketplace(viewer, switches));
    expect(maySee(defaultLaunchSwitches)).toEqual(sellersAndStaff);
    expect(maySee(openToAll)).toEqual(everyone);
  });

  test("X-06 the cart needs a login even when the marketplace is open to all", () => {
    const listCartUsers = (switches: LaunchSwitches) =>
      listPeopleAllowed((viewer) => mayUseCart(viewer, switches));
    expect(listCartUsers(defaultLaunchSwitches)).toEqual(sellersAndStaff);
    expect(listCartUsers(openToAll)).toEqual(signedIn);
  });

  test("X-07 media admits admins, merchants and creators, so that no visible link redirects home", () => {
    const maySee = (viewer: Parameters<typeof maySeeMedia>[0]) =>
      maySeeMedia(viewer, defaultLaunchSwitches);
    expect(listPeopleAllowed(maySee)).toEqual([...sellersAndStaff, "creator"]);
    for (const who of listPeopleAllowed((viewer) => maySeeMediaLink(viewer, defaultLaunchSwitches)))
      expect(maySee(people[who])).toBe(true);
  });

  test("X-78 once media is public everyone sees it, and members take part", () => {
    expect(defaultLaunchSwitches.mediaAccess).toBe("members");
    expect(listPeopleAllowed((viewer) => maySeeMedia(viewer, openToAll))).toEqual(everyone);
    expect(listPeopleAllowed((viewer) => maySeeMediaLink(viewer, openToAll))).toEqual(everyone);
    expect(listPeopleAllowed((viewer) => mayTakePartInMedia(viewer, openToAll))).toEqual(signedIn);
    expect(
      listPeopleAllowed((viewer) => mayTakePartInMedia(viewer, defaultLaunchSwitches)),
    ).toEqual([...sellersAndStaff, "creator"]);
  });

  test("X-43 the Wellbeing link is for admins until the owner shows it", () => {
    const listLinkViewers = (switches: LaunchSwitches) =>
      listPeopleAllowed((viewer) => maySeeWellbeingLink(viewer, switches));
    expect(listLinkViewers(defaultLaunchSwitches)).toEqual(["admin", "moderator"]);
    expect(listLinkViewers(openToAll)).toEqual(everyone);
  });
});
