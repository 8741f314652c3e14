import { getUser } from "@boab/contracts/accounts/calls.generated";
import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { browserApi } from "#lib/api/browser-api.ts";
import { ApiError } from "#lib/api/errors.ts";

/** Reads the stored profile, for its owner and for staff. */
export async function readProfile(uid: string): Promise<FullProfile> {
  const profile = await browserApi.call(getUser, { params: { uid } });
  if (!("version" in profile)) throw new ApiError({ code: "not_found", status: 404 });
  return profile;
}
