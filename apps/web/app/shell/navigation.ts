import { headerTexts } from "@boab/contracts/accounts/header-texts";
import type { FullProfile } from "@boab/contracts/accounts/profiles";
import {
  type LaunchSwitches,
  maySeeAdmin,
  maySeeMedia,
  mayUseCart,
  seesMediaLink,
  seesWellbeingLink,
} from "@boab/contracts/common/access";
import { shellTexts } from "@boab/contracts/common/texts";
import { fillIn } from "#lib/format/format.ts";
import { encodeUserId } from "#lib/session/encoded-user-id.ts";
import { registerPath } from "#lib/session/redirect.ts";

export type Viewer = FullProfile | null;

export interface NavigationLink {
  label: string;
  to: string;
}

export type PortalEntryId = "directory" | "marketplace" | "media" | "wellbeing" | "store" | "cart";

export interface PortalEntry extends NavigationLink {
  id: PortalEntryId;
  isEnabled: boolean;
  /** `Coming Soon` for what is closed to this person, or the cart count. */
  note?: string;
}

const home = { label: "Home", to: "/" };
const directory = { label: "Directory", to: "/directory" };
const marketplace = { label: "Marketplace", to: "/marketplace-onboarding" };
const media = { label: "Media", to: "/media" };
const wellbeing = { label: "Wellbeing", to: "/wellbeing" };

/** In order (SHELL-16 to SHELL-19). */
export const headerLinks = (viewer: Viewer, switches: LaunchSwitches): NavigationLink[] => [
  home,
  directory,
  marketplace,
  ...(seesMediaLink(viewer) ? [media] : []),
  ...(seesWellbeingLink(viewer, switches) ? [wellbeing] : []),
];

/** Everyone sees all six entries; closed ones say so. */
export function portalEntries(
  viewer: Viewer,
  switches: LaunchSwitches,
  cartCount: number,
): PortalEntry[] {
  const mayTrade = mayUseCart(viewer, switches);
  const store = viewer ? `/marketplace/${encodeUserId(viewer.id)}` : "/marketplace";
  return [
    entry("directory", directory, true),
    entry("marketplace", marketplace, true),
    entry("media", media, maySeeMedia(viewer)),
    entry("wellbeing", wellbeing, seesWellbeingLink(viewer, switches)),
    entry("store", { label: "My Store", to: store }, mayTrade),
    entry("cart", { label: "My Cart", to: "/marketplace/checkout" }, mayTrade, String(cartCount)),
  ];
}

function entry(
  id: PortalEntryId,
  link: NavigationLink,
  isEnabled: boolean,
  noteWhenOpen?: string,
): PortalEntry {
  const note = isEnabled ? noteWhenOpen : shellTexts.comingSoon;
  return { id, ...link, isEnabled, ...(note === undefined ? {} : { note }) };
}

/** On large screens the account page is at the member's handle (SHELL-11, SHELL-12). */
export const accountLink = (viewer: Viewer, screen: "large" | "small"): NavigationLink => ({
  label: "Account",
  to: viewer && screen === "large" ? `/@${viewer.username}` : "/account-management",
});

/** What belongs to a member, in both menus. */
export const myListingsLink: NavigationLink = { label: "My listings", to: "/my-account/listings" };
export const myBookingsLink: NavigationLink = { label: "My bookings", to: "/my-account/bookings" };
export const savedLink: NavigationLink = { label: "Saved", to: "/my-account/saved" };

export const adminLink = (viewer: Viewer): NavigationLink | null =>
  maySeeAdmin(viewer) ? { label: "Admin", to: "/admin" } : null;

/** Leads back to the page somebody came from. */
export const signInLink = (from: string): NavigationLink => ({
  label: headerTexts.signInLink,
  to: registerPath(from),
});

export const greeting = (firstName: string): string =>
  fillIn(headerTexts.greeting, { "first name": firstName });

export const smallScreenGreeting = (displayName: string): string =>
  fillIn(headerTexts.smallScreenGreeting, { displayName });

/** Members have already joined, so their Join links lead to the directory (SHELL-32). */
export const joinPath = (isSignedIn: boolean): string => (isSignedIn ? "/directory" : "/register");
