import type { Tx } from "#platform/db/db.ts";
import { findAccountByProvenEmail, lockEmail, saveContact } from "./contacts.repository.ts";

export interface ProvenPerson {
  contactId: string;
  /** The account that has proven the same email; what the contact does is the account's from the start. */
  userId: string | null;
}

/** Whoever used a link that we emailed to them has proven that email, with or without an account. */
export async function proveContact(tx: Tx, typedEmail: string, now: Date): Promise<ProvenPerson> {
  const email = typedEmail.toLowerCase();
  await lockEmail(tx, email);
  const userId = (await findAccountByProvenEmail(tx, email)) ?? null;
  const contactId = await saveContact(tx, { email, profileId: userId, provenAt: now });
  return { contactId, userId };
}
