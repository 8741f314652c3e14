import { refreshEmail } from "@boab/contracts/accounts/calls.generated";
import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { type BrowserApi, browserApi } from "#lib/api/browser-api.ts";
import { ApiError } from "#lib/api/errors.ts";
import type { IdentityProvider } from "./identity-port.ts";

/**
 * Applies the code from an emailed link, then syncs the verified email to our server. Returns the
 * profile of the person logged in here, or null when nobody is; their next login picks it up.
 */
export async function confirmEmail(
  code: string,
  identity: Pick<IdentityProvider, "verifyEmail">,
  api: BrowserApi = browserApi,
): Promise<FullProfile | null> {
  await identity.verifyEmail(code);
  try {
    return await api.call(refreshEmail);
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
