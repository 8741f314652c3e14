import { expect, test } from "vitest";
import { filterHeldStatuses } from "../accounts/roles.ts";
import type { Statuses } from "../accounts/statuses.ts";
import {
  defaultLaunchSwitches,
  type LaunchSwitches,
  mayRequestAccess,
  maySeeAdmin,
  maySeeMarketplace,
  maySeeMedia,
  mayTakePartInMedia,
  mayUseCart,
  seesMediaLink,
  seesWellbeingLink,
} from "./access.ts";

const everything: Statuses = {
  userStatus: "Active",
  adminStatus: "Admin",
  merchantStatus: "Approved",
  mediaStatus: "Approved",
  magStatus: "Approved",
  directoryStatus: "Approved",
};
const pending: Statuses = { ...everything, userStatus: "Pending" };
const openToAll: LaunchSwitches = {
  marketplaceAccess: "public",
  mediaAccess: "public",
  showWellbeingLink: true,
};

test("granted statuses count only once the account is approved", () => {
  expect(filterHeldStatuses(everything)).toEqual(everything);
  expect(
    Object.entries(filterHeldStatuses(pending)).filter(([, status]) => status !== null),
  ).toEqual([["userStatus", "Pending"]]);
});

test.each([defaultLaunchSwitches, openToAll])(
  "a pending member sees what a visitor sees: %o",
  (switches) => {
    const rules = [
      maySeeMarketplace,
      mayUseCart,
      maySeeMedia,
      mayTakePartInMedia,
      seesMediaLink,
      seesWellbeingLink,
      maySeeAdmin,
      mayRequestAccess,
    ];
    for (const rule of rules) expect(rule(pending, switches), rule.name).toBe(rule(null, switches));
  },
);
