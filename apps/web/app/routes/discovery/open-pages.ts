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

/** Guarded and personal pages, which search engines must not crawl. */
const uncrawledPaths = [
  "/api/",
  "/account/",
  "/account-management",
  "/admin",
  "/media",
  "/my-account/",
  "/newsletter/",
] as const;

/** The pages for the sitemap, without guarded and personal pages and without areas that aren't shown yet. */
export const listOpenPages = (
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
export const listUncrawledPaths = ({
  marketplaceAccess,
}: Pick<LaunchSwitches, "marketplaceAccess">): readonly string[] => [
  ...uncrawledPaths,
  ...(marketplaceAccess === "public"
    ? ["/marketplace/back-notice", "/marketplace/checkout"]
    : ["/marketplace/"]),
];
