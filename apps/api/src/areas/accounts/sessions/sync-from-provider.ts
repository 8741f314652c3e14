import { inTransaction } from "#platform/db/db.ts";
import type { ProviderRecord } from "#platform/identity/identity.ts";
import type { AccountsDeps } from "../deps.ts";
import { endSessionsBefore } from "../profiles/profiles.repository.ts";
import { saveProviderEmail } from "./save-provider-email.ts";

/**
 * Copies what the provider knows about a person: the email, and that a new password ended earlier
 * sign-ins. Asking the provider on every request would cost a call each time.
 */
export async function syncFromProvider(
  deps: Pick<AccountsDeps, "db" | "identity" | "publish">,
  userId: string,
): Promise<ProviderRecord | undefined> {
  const { db, identity } = deps;
  const person = await identity.findPerson(userId);
  if (!person) return undefined;
  await inTransaction(db, async (tx) => {
    await saveProviderEmail(deps, tx, userId, person);
    await endSessionsBefore(tx, userId, person.signInsValidFrom);
  });
  return person;
}
