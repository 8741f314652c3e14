import type { LaunchSwitches } from "@boab/contracts/common/access";
import { wellbeingPath } from "#areas/magazine/paths.ts";
import { browsePath, marketplacePath, productsPath } from "#areas/marketplace/paths.ts";

const publicPagePaths = [
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
const disallowedPaths = [
  "/api/",
  "/account/",
  "/account-management",
  "/admin",
  "/media",
  "/my-account/",
  "/newsletter/",
] as const;

/** The pages for the sitemap, without guarded and personal pages and without areas that aren't shown yet. */
export const listPublicPagePaths = (
  { marketplaceAccess, showWellbeingLink }: LaunchSwitches,
  categorySlugs: readonly string[],
): readonly string[] => [
  ...publicPagePaths,
  ...(showWellbeingLink ? [wellbeingPath] : []),
  ...(marketplaceAccess === "public"
    ? [marketplacePath, browsePath, ...categorySlugs.map(productsPath)]
    : []),
];

/** The marketplace opens to search engines when it opens to everyone. */
export const listDisallowedPaths = ({
  marketplaceAccess,
}: Pick<LaunchSwitches, "marketplaceAccess">): readonly string[] => [
  ...disallowedPaths,
  ...(marketplaceAccess === "public"
    ? ["/marketplace/back-notice", "/marketplace/checkout"]
    : ["/marketplace/"]),
];
