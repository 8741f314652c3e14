import type { LaunchSwitches } from "@boab/contracts/common/access";
import { wellbeingPath } from "#areas/magazine/paths.ts";
import { browsePath, marketplacePath, productsPath } from "#areas/marketplace/paths.ts";

const openPages = [
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
];

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

/** Pages search engines are told of. Guarded and personal pages are left out, and what the owner does not show yet. */
export const openPagesFor = (
  { marketplaceAccess, showWellbeingLink }: LaunchSwitches,
  categorySlugs: readonly string[],
): readonly string[] => [
  ...openPages,
  ...(showWellbeingLink ? [wellbeingPath] : []),
  ...(marketplaceAccess === "public"
    ? [marketplacePath, browsePath, ...categorySlugs.map(productsPath)]
    : []),
];

/** The marketplace opens to search engines when it opens to everyone. */
export const closedPathsFor = ({
  marketplaceAccess,
}: Pick<LaunchSwitches, "marketplaceAccess">): readonly string[] => [
  ...closedPaths,
  ...(marketplaceAccess === "public"
    ? ["/marketplace/back-notice", "/marketplace/checkout"]
    : ["/marketplace/"]),
];
