import { withLoadTimeout } from "#lib/browser/load-timeout.ts";
import type { Identity, IdentitySettings } from "./identity-port.ts";

let loading: Promise<Identity> | undefined;

/** The provider's program is large, so it comes only to the pages that sign somebody in. */
export function loadIdentity(settings: IdentitySettings): Promise<Identity> {
  loading ??= withLoadTimeout(import("./identity-provider.ts")).then(
    ({ createIdentity }) => createIdentity(settings),
    (error: unknown) => {
      // The next try may find the network again.
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
