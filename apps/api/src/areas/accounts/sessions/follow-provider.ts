import { inTransaction } from "#platform/db/db.ts";
import type { ProviderRecord } from "#platform/identity/identity.ts";
import type { AccountsDeps } from "../deps.ts";
import { endSessionsBefore, updateEmail } from "../profiles/profiles.repository.ts";

/**
 * Takes over what the provider holds of a person: the address, and that a new password ended the
 * sign-ins before it. The provider's own check of that would cost a call on every request.
 */
export async function followProvider(
  { db, identity }: Pick<AccountsDeps, "db" | "identity">,
  userId: string,
): Promise<ProviderRecord | undefined> {
  const person = await identity.findPerson(userId);
  if (!person) return undefined;
  await inTransaction(db, async (tx) => {
    await updateEmail(tx, userId, person.email, person.emailVerified);
    await endSessionsBefore(tx, userId, person.signInsCountFrom);
  });
  return person;
}
