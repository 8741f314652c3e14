import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { AccountsDeps } from "../deps.ts";
import { findProfile } from "../profiles/profiles.repository.ts";
import { saveProviderEmail } from "./save-provider-email.ts";

/**
 * The provider verifies and changes emails without notifying us, so this syncs the email of a signed-in member. A new
 * email ends older sign-ins at the provider; this session ends with the next check, see `check-with-provider.ts`.
 */
export async function refreshEmail(
  deps: Pick<AccountsDeps, "db" | "identity" | "publish">,
  { userId }: Member,
): Promise<FullProfile> {
  const { db, identity } = deps;
  const providerRecord = await identity.findPerson(userId);
  if (!providerRecord) throw new AppError("not_signed_in");
  return inTransaction(db, async (tx) => {
    await saveProviderEmail(deps, tx, userId, providerRecord);
    const profile = await findProfile(tx, userId);
    if (!profile) throw new AppError("not_signed_in");
    return profile;
  });
}
