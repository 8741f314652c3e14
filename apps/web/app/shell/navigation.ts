import type { FullProfile } from "@boab/contracts/accounts/profiles";
import {
  isPublicArea,
  type LaunchArea,
  type LaunchSwitches,
  launchAreaKeys,
  maySeeAdmin,
  maySeeMarketplace,
  maySeeMedia,
  maySeeMediaLink,
  maySeeWellbeingLink,
  mayUseCart,
} from "@boab/contracts/common/access";
import { fillIn } from "@boab/format/sentences";
import { openingPath } from "#lib/launch/opening-path.ts";
import { encodeUserId } from "#lib/session/encoded-user-id.ts";
import { getRegisterPath } from "#lib/session/redirect.ts";
import { navigationCopy } from "./copy.ts";

export type Viewer = FullProfile | null;

export interface NavigationLink {
  label: string;
  to: string;
}

export type PortalEntryId =
  | "directory"
  | "marketplace"
  | "media"
  | "wellbeing"
  | "jobs"
  | "sell"
  | "store"
  | "cart";

export interface PortalEntry extends NavigationLink {
  id: PortalEntryId;
  isEnabled: boolean;
  /** `Coming Soon` if the entry is closed to this person, or the cart count. */
  note?: string | undefined;
  /** The page to subscribe to an email for when a closed entry opens. */
  openingTo?: string;
}

const home = { label: "Home", to: "/" };
const directory = { label: "Directory", to: "/directory" };
const launchPagePath = "/marketplace-onboarding";
const media = { label: "Media", to: "/media" };
const wellbeing = { label: "Wellbeing", to: "/wellbeing" };
const jobs = { label: "Jobs", to: "/directory/jobs" };
const sell = { label: "Sell", to: launchPagePath };

/** leads to the launch page while the marketplace is for members only, and to the shop once it is public. */
const marketplace = (switches: LaunchSwitches): NavigationLink => ({
  label: "Marketplace",
  to: isPublicArea("marketplace", switches) ? "/marketplace" : launchPagePath,
});

/** The areas that this person can't open, or that aren't shown to them yet. */
export function listClosedAreas(viewer: Viewer, switches: LaunchSwitches): LaunchArea[] {
  const isOpen: Record<LaunchArea, boolean> = {
    marketplace: maySeeMarketplace(viewer, switches),
    media: maySeeMedia(viewer, switches),
    wellbeing: maySeeWellbeingLink(viewer, switches),
  };
  return launchAreaKeys.filter((area) => !isOpen[area]);
}

/** The links are in the order of SHELL-16 to SHELL-19. */
export const listHeaderLinks = (viewer: Viewer, switches: LaunchSwitches): NavigationLink[] => [
  home,
  directory,
  marketplace(switches),
  ...(maySeeMediaLink(viewer, switches) ? [media] : []),
  ...(maySeeWellbeingLink(viewer, switches) ? [wellbeing] : []),
];

/**
 * Everyone sees the six entries of SHELL-25; closed ones say `Coming Soon`. Jobs, which has no switch, comes after
 * them. Sell appears once Marketplace leads buyers to the shop instead of sellers to the launch page.
 */
export function listPortalEntries(
  viewer: Viewer,
  switches: LaunchSwitches,
  cartCount: number | undefined,
): PortalEntry[] {
  const isMarketplacePublic = isPublicArea("marketplace", switches);
  // Once the shop is public, visitors only need to log in for their store and cart, so neither says `Coming Soon`.
  const mayUseCartAndStore =
    mayUseCart(viewer, switches) || (isMarketplacePublic && viewer === null);
  return [
    { id: "directory", ...directory, isEnabled: true },
    { id: "marketplace", ...marketplace(switches), isEnabled: true },
    makePortalEntry(maySeeMedia(viewer, switches), "media", { id: "media", ...media }),
    makePortalEntry(maySeeWellbeingLink(viewer, switches), "wellbeing", {
      id: "wellbeing",
      ...wellbeing,
    }),
    makePortalEntry(mayUseCartAndStore, null, {
      id: "store",
      label: "My Store",
      to: getMyStorePath(viewer, isMarketplacePublic),
    }),
    makePortalEntry(mayUseCartAndStore, "marketplace", {
      id: "cart",
      label: "My Cart",
      to: viewer ? checkoutPath : getRegisterPath(checkoutPath, "login"),
      note: cartCount?.toString(),
    }),
    { id: "jobs", ...jobs, isEnabled: true },
    ...(isMarketplacePublic ? [{ id: "sell" as const, ...sell, isEnabled: true }] : []),
  ];
}

const checkoutPath = "/marketplace/checkout";

function getMyStorePath(viewer: Viewer, isMarketplacePublic: boolean): string {
  if (viewer) return `/marketplace/${encodeUserId(viewer.id)}`;
  return isMarketplacePublic ? launchPagePath : "/marketplace";
}

/** A closed entry says `Coming Soon` and, if it has a launch area, links to the email for when it opens. */
function makePortalEntry(
  isEnabled: boolean,
  area: LaunchArea | null,
  link: Omit<PortalEntry, "isEnabled">,
): PortalEntry {
  if (isEnabled) return { ...link, isEnabled };
  return {
    ...link,
    isEnabled,
    note: navigationCopy.comingSoon,
    ...(area && { openingTo: openingPath(area) }),
  };
}

/** On large screens the account page is at the member's handle (SHELL-11, SHELL-12). */
export const makeAccountLink = (viewer: Viewer, screen: "large" | "small"): NavigationLink => ({
  label: "Account",
  to: viewer && screen === "large" ? `/@${viewer.username}` : "/account-management",
});

/** These links are in both menus of a member. */
export const myListingsLink: NavigationLink = { label: "My listings", to: "/my-account/listings" };
export const myBookingsLink: NavigationLink = { label: "My bookings", to: "/my-account/bookings" };
export const savedLink: NavigationLink = { label: "Saved", to: "/my-account/saved" };

export const makeAdminLink = (viewer: Viewer): NavigationLink | null =>
  maySeeAdmin(viewer) ? { label: "Admin", to: "/admin" } : null;

/** The login link, which returns to the page it was opened from. */
export const makeSignInLink = (from: string): NavigationLink => ({
  label: navigationCopy.signInLink,
  to: getRegisterPath(from),
});

export const formatGreeting = (firstName: string): string =>
  fillIn(navigationCopy.greeting, { "first name": firstName });

export const formatSmallScreenGreeting = (displayName: string): string =>
  fillIn(navigationCopy.smallScreenGreeting, { displayName });

/** Members have already joined, so their Join links lead to the directory (SHELL-32). */
export const getJoinPath = (isSignedIn: boolean): string =>
  isSignedIn ? "/directory" : "/register";
