import {
  heldStatuses,
  isActive,
  isAdmin,
  isMediaCreator,
  isMerchant,
  isWriter,
} from "../accounts/roles.ts";
import type { Statuses } from "../accounts/statuses.ts";

/** The owner's switches for what is open to whom. */
export interface LaunchSwitches {
  marketplaceAccess: "members" | "public";
  showWellbeingLink: boolean;
}

export const defaultLaunchSwitches: LaunchSwitches = {
  marketplaceAccess: "members",
  showWellbeingLink: false,
};

type Viewer = Statuses | null;

/** A pending member sees what a visitor sees, whatever was granted. */
const held = (viewer: Viewer): Viewer => viewer && heldStatuses(viewer);

export const maySeeAdmin = (viewer: Viewer): boolean => isAdmin(held(viewer));
const trades = (viewer: Viewer): boolean => maySeeAdmin(viewer) || isMerchant(held(viewer));

export const maySeeMarketplace = (viewer: Viewer, switches: LaunchSwitches): boolean =>
  switches.marketplaceAccess === "public" || trades(viewer);

export const mayUseCart = (viewer: Viewer, switches: LaunchSwitches): boolean =>
  isActive(viewer) && maySeeMarketplace(viewer, switches);

/**
 * Everyone with a role in either specification has access, and no visible link redirects home
 * (X-07).
 */
export const maySeeMedia = (viewer: Viewer): boolean =>
  trades(viewer) || isMediaCreator(held(viewer));

/** The editor is for writers and staff. */
export const maySeeEditor = (viewer: Viewer): boolean =>
  maySeeAdmin(viewer) || isWriter(held(viewer));

/** The header's Media link is shown to fewer people than may open the page (SHELL-18). */
export const seesMediaLink = (viewer: Viewer): boolean =>
  maySeeAdmin(viewer) || isMediaCreator(held(viewer));

export const seesWellbeingLink = (viewer: Viewer, switches: LaunchSwitches): boolean =>
  switches.showWellbeingLink || maySeeAdmin(viewer);

/** Staff already have access. */
export const mayRequestAccess = (viewer: Viewer): boolean => isActive(viewer) && !isAdmin(viewer);
