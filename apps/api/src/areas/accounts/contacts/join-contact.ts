import type { Tx } from "#platform/db/db.ts";
import type { Publish } from "#platform/events/events.ts";
import { contactJoined } from "../events.ts";
import { giveContactToAccount, lockEmail, releaseOtherContacts } from "./contacts.repository.ts";

/**
 * An account that has proven its email has what was done as a guest with the same email. An unverified email has
 * nothing, because it may be somebody else's.
 */
export async function joinContact(
  { publish }: { publish: Publish },
  tx: Tx,
  account: { userId: string; email: string; emailVerified: boolean },
): Promise<void> {
  const email = account.email.toLowerCase();
  await lockEmail(tx, email);
  await releaseOtherContacts(tx, account.userId, account.emailVerified ? email : null);
  if (!account.emailVerified) return;
  const contactId = await giveContactToAccount(tx, email, account.userId);
  if (contactId) await publish(tx, contactJoined, { contactId });
}
