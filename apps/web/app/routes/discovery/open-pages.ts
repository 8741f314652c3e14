import type { LaunchSwitches } from "@boab/contracts/common/access";
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

/** Pages search engines may index. Guarded and personal pages are left out. */
export const openPagesFor = (
  { marketplaceAccess }: Pick<LaunchSwitches, "marketplaceAccess">,
  categorySlugs: readonly string[],
): readonly string[] =>
  marketplaceAccess === "public"
    ? [...openPages, marketplacePath, browsePath, ...categorySlugs.map(productsPath)]
    : openPages;

/** The marketplace opens to search engines when it opens to everyone. */
export const closedPathsFor = ({
  marketplaceAccess,
}: Pick<LaunchSwitches, "marketplaceAccess">): readonly string[] => [
  ...closedPaths,
  ...(marketplaceAccess === "public"
    ? ["/marketplace/back-notice", "/marketplace/checkout"]
    : ["/marketplace/"]),
];
