import { erasePersonalAudit } from "#platform/audit/audit.ts";
import { deleteConsents } from "#platform/consent/consents.repository.ts";
import type { Tx } from "#platform/db/db.ts";
import { deleteMailsTo } from "#platform/mail/mail.repository.ts";
import type { PersonalData } from "#platform/personal-data/personal-data.ts";
import { deleteContactByEmail } from "./contacts.repository.ts";

/** Erases what is found by a proven email: an unproven one, and what was sent from it, may be somebody else's. */
export async function eraseByEmail(
  tx: Tx,
  personalData: PersonalData[],
  email: string,
): Promise<void> {
  // Contracts lowercase what people type; the provider does not.
  const lowerCaseEmail = email.toLowerCase();
  await erasePersonalAudit(tx, [lowerCaseEmail]);
  await deleteMailsTo(tx, lowerCaseEmail);
  await deleteConsents(tx, lowerCaseEmail);
  for (const area of personalData) await area.eraseByEmail?.(tx, lowerCaseEmail);
  // What refers to the contact has let go of it by now.
  await deleteContactByEmail(tx, lowerCaseEmail);
}
