import { copyRefusals } from "#platform/consent/consents.repository.ts";
import type { Tx } from "#platform/db/db.ts";
import type { ProviderRecord } from "#platform/identity/identity.ts";
import { joinContact } from "../contacts/join-contact.ts";
import type { AccountsDeps } from "../deps.ts";
import { lockProfile, updateEmail } from "../profiles/profiles.repository.ts";

/**
 * Stores the provider's email. What the member has unsubscribed from stays so at the new email; both have to be
 * verified, so that nobody can unsubscribe somebody else. What was done as a guest joins once the email is verified.
 */
export async function saveProviderEmail(
  deps: Pick<AccountsDeps, "publish">,
  tx: Tx,
  userId: string,
  { email, emailVerified }: Pick<ProviderRecord, "email" | "emailVerified">,
): Promise<void> {
  const before = await lockProfile(tx, userId);
  await updateEmail(tx, userId, email, emailVerified);
  if (before?.emailVerified && emailVerified && before.email !== email)
    await copyRefusals(tx, before.email, email);
  if (before) await joinContact(deps, tx, { userId, email, emailVerified });
}
