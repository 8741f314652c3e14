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
export const closedPaths = [
  "/api/",
  "/account/",
  "/account-management",
  "/admin",
  "/marketplace/",
  "/media",
  "/my-account/",
  "/newsletter/",
] as const;
