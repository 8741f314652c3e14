import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { readSession } from "@boab/contracts/accounts/sessions";
import { api } from "#lib/api/api.server.ts";
import { firstNameOf } from "#lib/format/format.ts";
import { config } from "#lib/http/config.server.ts";
import { addCookie, once } from "#lib/http/request-scope.server.ts";
import { hintCookie, removedHintCookie } from "./hint.ts";
import { knownCookie } from "./known-browser.ts";

/** The member who sent this request; loaded once, however many loaders and guards need it. */
export const currentProfile = (request: Request): Promise<FullProfile | null> =>
  once("session", async () => {
    // Without a cookie there is no session to ask the API for.
    if (!request.headers.has("cookie")) return null;
    return (await api(request).load(readSession)).profile;
  });

export function rememberSignedIn(profile: Pick<FullProfile, "fullName">): void {
  const isSecure = config.publicOrigin.startsWith("https:");
  addCookie(hintCookie(firstNameOf(profile.fullName), isSecure));
  addCookie(knownCookie(isSecure));
}

export function forgetSignedIn(): void {
  addCookie(removedHintCookie);
}
