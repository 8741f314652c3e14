import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { readSession } from "@boab/contracts/accounts/sessions";
import { getFirstName } from "@boab/format/names";
import { api } from "#lib/api/api.server.ts";
import { config } from "#lib/http/config.server.ts";
import { addCookie, loadOncePerRequest } from "#lib/http/request-scope.server.ts";
import { makeHintCookie, removedHintCookie } from "./hint.ts";
import { makeKnownBrowserCookie, withoutKnownBrowserCookie } from "./known-browser.ts";

/** The member who sent this request; loaded once, however many loaders and guards need it. */
export const loadCurrentProfile = (request: Request): Promise<FullProfile | null> =>
  loadOncePerRequest("session", async () => {
    // Without a cookie there is no session to ask the API for.
    if (withoutKnownBrowserCookie(request.headers.get("cookie")) === null) return null;
    return (await api(request).load(readSession)).profile;
  });

export function setSignedInCookies(profile: Pick<FullProfile, "fullName">): void {
  const isSecure = config.publicOrigin.startsWith("https:");
  addCookie(makeHintCookie(getFirstName(profile.fullName), isSecure));
  addCookie(makeKnownBrowserCookie(isSecure));
}

export function clearSignedInCookies(): void {
  addCookie(removedHintCookie);
}
