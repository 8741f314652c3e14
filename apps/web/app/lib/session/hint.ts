import { readCookie } from "./flash.ts";

/**
 * Public pages are cached for everyone, so their HTML can't greet anyone. This readable cookie
 * holds the first name only and lets the header show the right state before the session has loaded.
 * It grants nothing.
 */
export const HINT_COOKIE = "boab_hint";
const FOURTEEN_DAYS_SECONDS = 14 * 24 * 60 * 60;
const MAX_NAME_LENGTH = 40;

export function makeHintCookie(firstName: string, isSecure: boolean): string {
  const value = encodeURIComponent(firstName.slice(0, MAX_NAME_LENGTH).toWellFormed());
  return `${HINT_COOKIE}=${value}; Path=/; Max-Age=${FOURTEEN_DAYS_SECONDS}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

export const removedHintCookie = `${HINT_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;

export const readHint = (cookies: string): string | null =>
  readCookie(cookies, HINT_COOKIE) || null;

/** Deletes the hint once the session has turned out to be over. */
export function deleteHintCookie(page: Pick<Document, "cookie">): void {
  page.cookie = removedHintCookie;
}
