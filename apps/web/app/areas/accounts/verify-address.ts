import { refreshEmail } from "@boab/contracts/accounts/calls.generated";
import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { type BrowserApi, browserApi } from "#lib/api/browser-api.ts";
import { ApiError } from "#lib/api/errors.ts";
import type { Identity } from "./identity-port.ts";

/**
 * Uses the code of a mailed link, then has our own server take the address over. Answers with the
 * profile of whoever is signed in here; null when nobody is, and their next sign-in brings it.
 */
export async function verifyAddress(
  code: string,
  identity: Pick<Identity, "verifyEmail">,
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
