import { contactCopy } from "@boab/contracts/accounts/copy";
import { inTransaction } from "#platform/db/db.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import { hashToken, makeToken } from "#platform/ids/ids.ts";
import { countMails } from "#platform/mail/mail.repository.ts";
import { mailContactLinkTask } from "../accounts.tasks.ts";
import type { AccountsDeps } from "../deps.ts";
import { contactLinkEmail } from "./contact-link-email.ts";
import { insertContactLink } from "./contact-links.repository.ts";
import { findContactByEmail } from "./contacts.repository.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** Anybody can type anybody's email. */
const maxPerDay = 3;

/** Response and timing are the same for every email: a task finds out whether it is known. */
export async function requestContactLink(
  { db, clock, tasks }: Pick<AccountsDeps, "db" | "clock" | "tasks">,
  email: string,
): Promise<{ message: string }> {
  const request = { email, requestedAt: clock().toISOString() };
  await runOnce(db, (tx) => tasks.enqueue(tx, mailContactLinkTask, request));
  return { message: contactCopy.linkRequested };
}

/** Emails a contact the link to their data. Somebody with an account is asked to log in instead. */
export async function sendContactLink(
  {
    db,
    clock,
    sendSecretMail,
    publicOrigin,
  }: Pick<AccountsDeps, "db" | "clock" | "sendSecretMail" | "publicOrigin">,
  { email, requestedAt }: { email: string; requestedAt: string },
): Promise<void> {
  const contact = await findContactByEmail(db, email);
  if (!contact) return;
  const keyPrefix = `${contactLinkEmail.kind}:${email}:`;
  const now = clock();
  if ((await countMails(db, keyPrefix, new Date(now.getTime() - dayMs))) >= maxPerDay) return;
  await sendSecretMail({
    email: contactLinkEmail,
    key: `${keyPrefix}${requestedAt}`,
    to: email,
    async makeData() {
      if (contact.profileId !== null) return { publicOrigin, token: null };
      const token = makeToken();
      const link = { tokenHash: hashToken(token), contactId: contact.id, createdAt: now };
      const expiresAt = new Date(now.getTime() + dayMs);
      await inTransaction(db, (tx) => insertContactLink(tx, { ...link, expiresAt }));
      return { publicOrigin, token };
    },
  });
}
