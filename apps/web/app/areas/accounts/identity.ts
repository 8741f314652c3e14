import { withLoadTimeout } from "#lib/browser/load-timeout.ts";
import type { Identity, IdentitySettings } from "./identity-port.ts";

let loadingIdentity: Promise<Identity> | undefined;

/** The provider's SDK is large, so only pages that log people in load it. */
export function loadIdentity(settings: IdentitySettings): Promise<Identity> {
  loadingIdentity ??= withLoadTimeout(import("./identity-provider.ts")).then(
    ({ createIdentity }) => createIdentity(settings),
    (error: unknown) => {
      // Let the next attempt load it again.
      loadingIdentity = undefined;
      throw error;
    },
  );
  return loadingIdentity;
}
