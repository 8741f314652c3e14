/** Every page, for the tools that visit all of them: screenshots, accessibility, Lighthouse. */
export interface PageEntry {
  name: string;
  path: string;
  /** The demo person to sign in as first. */
  as?: "member" | "seller" | "business owner" | "admin";
}

export const publicPages: PageEntry[] = [
  { name: "home", path: "/" },
  { name: "register", path: "/register" },
  { name: "login", path: "/register?mode=login" },
  { name: "forgot-password", path: "/register?mode=forgot" },
  { name: "contact-us", path: "/contact-us" },
  { name: "directory", path: "/directory" },
  { name: "directory-listings", path: "/directory/listings" },
  { name: "business", path: "/directory/listings/ubuntu-braid-studio" },
  { name: "business-hidden-address", path: "/directory/listings/zola-tax-and-books" },
  { name: "marketplace-onboarding", path: "/marketplace-onboarding" },
  { name: "wellbeing", path: "/wellbeing" },
  { name: "policies", path: "/policies" },
  { name: "privacy", path: "/policies/privacy" },
  { name: "returns", path: "/returns" },
  { name: "help", path: "/help" },
  { name: "pricing", path: "/pricing" },
  { name: "fees", path: "/fees" },
  { name: "terms", path: "/terms" },
  { name: "sell-with-us", path: "/sell-with-us" },
];

export const otherPages: PageEntry[] = [
  { name: "components", path: "/development/components" },
  { name: "letters", path: "/development/mail" },
  { name: "page-not-found", path: "/?pageNotFound=404" },
  { name: "reset-password", path: "/account/reset-password?oobCode=expired" },
  { name: "verify-email", path: "/account/verify-email?oobCode=expired" },
  {
    name: "newsletter-confirm",
    path: "/newsletter/confirm?token=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
  },
  {
    name: "newsletter-unsubscribe",
    path: "/newsletter/unsubscribe?token=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
  },
  { name: "account-closed", path: "/account/closed" },
  { name: "public-profile", path: "/@kwame.mensah" },
  { name: "welcome", path: "/register", as: "member" },
  { name: "account", path: "/account-management", as: "member" },
  { name: "subscription", path: "/my-account/subscription", as: "member" },
  { name: "orders", path: "/my-account/orders", as: "member" },
  { name: "add-business", path: "/directory/add-business", as: "member" },
  { name: "add-business-details", path: "/directory/add-business?step=details", as: "admin" },
  {
    name: "business-owner",
    path: "/directory/listings/ubuntu-braid-studio",
    as: "business owner",
  },
  {
    name: "directory-invitation",
    path: "/directory/invitation?token=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    as: "member",
  },
  { name: "marketplace", path: "/marketplace", as: "seller" },
  { name: "checkout", path: "/marketplace/checkout", as: "seller" },
  { name: "media", path: "/media", as: "admin" },
  { name: "admin", path: "/admin", as: "admin" },
  { name: "connected-accounts", path: "/admin/connected-accounts", as: "admin" },
  { name: "access-requests", path: "/admin/access-requests", as: "admin" },
  { name: "admin-listings", path: "/admin/listings", as: "admin" },
  { name: "admin-community-words", path: "/admin/community-words", as: "admin" },
  { name: "admin-enquiries", path: "/admin/enquiries", as: "admin" },
  { name: "admin-audit", path: "/admin/audit", as: "admin" },
  { name: "admin-settings", path: "/admin/settings", as: "admin" },
  { name: "admin-setting-history", path: "/admin/settings/trialMonths/history", as: "admin" },
];
