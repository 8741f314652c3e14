import { withLoadTimeout } from "#lib/browser/load-timeout.ts";
import type { IdentityProvider, IdentitySettings } from "./identity-port.ts";

let loadingIdentity: Promise<IdentityProvider> | undefined;

/** The provider's SDK is large, so only pages that log people in load it. */
export function loadIdentity(settings: IdentitySettings): Promise<IdentityProvider> {
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
