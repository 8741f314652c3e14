/** Pages a search engine may show. Guarded and personal pages are not among them. */
export const openPages = [
  "/",
  "/directory",
  "/directory/listings",
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

/** Closed doors and personal pages: nothing to find there. */
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
