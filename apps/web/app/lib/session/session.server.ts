import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { readSession } from "@boab/contracts/accounts/sessions";
import { api } from "#lib/api/api.server.ts";
import { firstNameOf } from "#lib/format/format.ts";
import { config } from "#lib/http/config.server.ts";
import { addCookie, once } from "#lib/http/request-scope.server.ts";
import { hintCookie, removedHintCookie } from "./hint.ts";

/** Who sent this request; asked once, however many loaders and guards want to know. */
export const currentProfile = (request: Request): Promise<FullProfile | null> =>
  once("session", async () => {
    // Without a cookie there is no session, and the API need not be asked.
    if (!request.headers.has("cookie")) return null;
    return (await api(request).load(readSession)).profile;
  });

export function rememberSignedIn(profile: Pick<FullProfile, "fullName">): void {
  addCookie(hintCookie(firstNameOf(profile.fullName), config.publicOrigin.startsWith("https:")));
}

export function forgetSignedIn(): void {
  addCookie(removedHintCookie);
}
