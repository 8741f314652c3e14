import {
  getEffectiveStatuses,
  hasCreatorStatus,
  hasSellerStatus,
  hasStaffStatus,
  isActive,
  isWriter,
} from "../accounts/roles.ts";
import type { Statuses } from "../accounts/statuses.ts";

/** The owner's switches for who can see which area. */
export interface LaunchSwitches {
  marketplaceAccess: "members" | "public";
  mediaAccess: "members" | "public";
  showWellbeingLink: boolean;
}

export const defaultLaunchSwitches: LaunchSwitches = {
  marketplaceAccess: "members",
  mediaAccess: "members",
  showWellbeingLink: false,
};

type Viewer = Statuses | null;

/** A pending member sees what a visitor sees, whatever was granted. */
const withEffectiveStatuses = (viewer: Viewer): Viewer => viewer && getEffectiveStatuses(viewer);

export const maySeeAdmin = (viewer: Viewer): boolean =>
  hasStaffStatus(withEffectiveStatuses(viewer));
const isSellerOrStaff = (viewer: Viewer): boolean =>
  maySeeAdmin(viewer) || hasSellerStatus(withEffectiveStatuses(viewer));

export const maySeeMarketplace = (viewer: Viewer, switches: LaunchSwitches): boolean =>
  switches.marketplaceAccess === "public" || isSellerOrStaff(viewer);

export const mayUseCart = (viewer: Viewer, switches: LaunchSwitches): boolean =>
  isActive(viewer) && maySeeMarketplace(viewer, switches);

/**
 * Until the owner opens media to everyone, everyone with a role in either specification has access, so that no
 * visible link redirects home.
 */
export const maySeeMedia = (viewer: Viewer, switches: LaunchSwitches): boolean =>
  switches.mediaAccess === "public" ||
  isSellerOrStaff(viewer) ||
  hasCreatorStatus(withEffectiveStatuses(viewer));

/** Liking, commenting and saving videos need an active account, even once everyone can watch. */
export const mayTakePartInMedia = (viewer: Viewer, switches: LaunchSwitches): boolean =>
  isActive(viewer) && maySeeMedia(viewer, switches);

/** The editor is for writers and staff. */
export const maySeeEditor = (viewer: Viewer): boolean =>
  maySeeAdmin(viewer) || isWriter(withEffectiveStatuses(viewer));

/** Until media opens to all, its header link is shown to fewer people than may open the page (SHELL-18). */
export const maySeeMediaLink = (viewer: Viewer, switches: LaunchSwitches): boolean =>
  switches.mediaAccess === "public" ||
  maySeeAdmin(viewer) ||
  hasCreatorStatus(withEffectiveStatuses(viewer));

export const maySeeWellbeingLink = (viewer: Viewer, switches: LaunchSwitches): boolean =>
  switches.showWellbeingLink || maySeeAdmin(viewer);

/** The areas with a launch switch, under the names their visitors know. */
export const launchAreas = {
  marketplace: { name: "Marketplace", path: "/marketplace" },
  media: { name: "Media", path: "/media" },
  wellbeing: { name: "Wellbeing", path: "/wellbeing" },
} as const;
export type LaunchArea = keyof typeof launchAreas;
export const launchAreaKeys = Object.keys(launchAreas) as LaunchArea[];

export const isPublicArea = (area: LaunchArea, switches: LaunchSwitches): boolean =>
  area === "wellbeing" ? switches.showWellbeingLink : switches[`${area}Access`] === "public";

/** Staff already have access. */
export const mayRequestAccess = (viewer: Viewer): boolean =>
  isActive(viewer) && !hasStaffStatus(viewer);
