import { readCookie } from "./flash.ts";

/**
 * Somebody has signed in here before, so they more likely want to log in than to register. It says
 * nothing else, and outlives signing out.
 */
const KNOWN_COOKIE = "boab_known";
const ONE_YEAR_S = 365 * 24 * 60 * 60;

export const knownCookie = (isSecure: boolean): string =>
  `${KNOWN_COOKIE}=1; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax; HttpOnly${isSecure ? "; Secure" : ""}`;

export const isKnownBrowser = (request: Request): boolean =>
  readCookie(request.headers.get("cookie") ?? "", KNOWN_COOKIE) === "1";
