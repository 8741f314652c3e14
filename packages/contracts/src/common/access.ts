import { heldStatuses, isActive, isAdmin, isMediaCreator, isMerchant } from "../accounts/roles.ts";
import type { Statuses } from "../accounts/statuses.ts";

/** Owner's switches over what is open to whom. */
export interface LaunchSwitches {
  marketplaceAccess: "members" | "public";
  showWellbeingLink: boolean;
}

export const defaultLaunchSwitches: LaunchSwitches = {
  marketplaceAccess: "members",
  showWellbeingLink: false,
};

type Viewer = Statuses | null;

/** Whoever still waits for approval sees what everybody sees, whatever was granted to them. */
const held = (viewer: Viewer): Viewer => viewer && heldStatuses(viewer);

export const maySeeAdmin = (viewer: Viewer): boolean => isAdmin(held(viewer));
const trades = (viewer: Viewer): boolean => maySeeAdmin(viewer) || isMerchant(held(viewer));

export const maySeeMarketplace = (viewer: Viewer, switches: LaunchSwitches): boolean =>
  switches.marketplaceAccess === "public" || trades(viewer);

export const mayUseCart = (viewer: Viewer, switches: LaunchSwitches): boolean =>
  isActive(viewer) && maySeeMarketplace(viewer, switches);

/** No role named in either specification loses access, and no shown link bounces. */
export const maySeeMedia = (viewer: Viewer): boolean =>
  trades(viewer) || isMediaCreator(held(viewer));

/** The header's Media link is narrower than the page behind it (SHELL-18). */
export const seesMediaLink = (viewer: Viewer): boolean =>
  maySeeAdmin(viewer) || isMediaCreator(held(viewer));

export const seesWellbeingLink = (viewer: Viewer, switches: LaunchSwitches): boolean =>
  switches.showWellbeingLink || maySeeAdmin(viewer);

/** Whoever is not staff may ask for access; staff have it already. */
export const mayRequestAccess = (viewer: Viewer): boolean => isActive(viewer) && !isAdmin(viewer);
