import type { LaunchSwitches } from "@boab/contracts/common/access";

/** Pages search engines may index. Guarded and personal pages are left out. */
export const openPages = [
  "/",
  "/directory",
  "/directory/listings",
  "/directory/jobs",
  "/marketplace-onboarding",
  "/contact-us",
  "/help",
  "/pricing",
  "/fees",
  "/sell-with-us",
  "/policies",
  "/policies/privacy",
  "/returns",
  "/terms",
] as const;

/** Guarded and personal pages. */
const closedPaths = [
  "/api/",
  "/account/",
  "/account-management",
  "/admin",
  "/media",
  "/my-account/",
  "/newsletter/",
] as const;

/** The marketplace opens to search engines when it opens to everyone. */
export const closedPathsFor = ({
  marketplaceAccess,
}: Pick<LaunchSwitches, "marketplaceAccess">): readonly string[] => [
  ...closedPaths,
  ...(marketplaceAccess === "public"
    ? ["/marketplace/back-notice", "/marketplace/checkout"]
    : ["/marketplace/"]),
];
