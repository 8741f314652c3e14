import { expect, test } from "vitest";
import { getEffectiveStatuses } from "../accounts/roles.ts";
import type { Statuses } from "../accounts/statuses.ts";
import {
  defaultLaunchSwitches,
  type LaunchSwitches,
  mayRequestAccess,
  maySeeAdmin,
  maySeeMarketplace,
  maySeeMedia,
  maySeeMediaLink,
  maySeeWellbeingLink,
  mayTakePartInMedia,
  mayUseCart,
} from "./access.ts";

const allStatuses: Statuses = {
  userStatus: "Active",
  adminStatus: "Admin",
  merchantStatus: "Approved",
  mediaStatus: "Approved",
  magStatus: "Approved",
  directoryStatus: "Approved",
};
const pending: Statuses = { ...allStatuses, userStatus: "Pending" };
const openToAll: LaunchSwitches = {
  marketplaceAccess: "public",
  mediaAccess: "public",
  showWellbeingLink: true,
};

test("granted statuses count only once the account is approved", () => {
  expect(getEffectiveStatuses(allStatuses)).toEqual(allStatuses);
  expect(
    Object.entries(getEffectiveStatuses(pending)).filter(([, status]) => status !== null),
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
      maySeeMediaLink,
      maySeeWellbeingLink,
      maySeeAdmin,
      mayRequestAccess,
    ];
    for (const rule of rules) expect(rule(pending, switches), rule.name).toBe(rule(null, switches));
  },
);
