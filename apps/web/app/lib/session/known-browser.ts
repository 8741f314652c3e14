import { readCookie } from "./flash.ts";

/**
 * Marks a browser in which somebody has signed in before: they probably want to log in instead of register, and a page
 * that is missing for strangers may be theirs. The cookie is empty and stays after signing out.
 */
const KNOWN_BROWSER_COOKIE = "boab_known";
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

export const makeKnownBrowserCookie = (isSecure: boolean): string =>
  `${KNOWN_BROWSER_COOKIE}=; Path=/; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax; HttpOnly${isSecure ? "; Secure" : ""}`;

export const isKnownBrowser = (request: Request): boolean =>
  readCookie(request.headers.get("cookie") ?? "", KNOWN_BROWSER_COOKIE) !== null;

/**
 * Removes the `boab_known` cookie: unlike the others it doesn't identify anybody, so public reads and caches ignore it.
 */
export const withoutKnownBrowserCookie = (cookies: string | null): string | null =>
  (cookies ?? "")
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => pair !== "" && pair.split("=")[0] !== KNOWN_BROWSER_COOKIE)
    .join("; ") || null;
