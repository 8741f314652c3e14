import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { readSession } from "@boab/contracts/accounts/sessions";
import { api } from "./api.server.ts";
import { config } from "./config.server.ts";
import { firstNameOf } from "./format.ts";
import { hintCookie, removedHintCookie } from "./hint.ts";
import { addCookie, once } from "./request-scope.server.ts";

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
