import { newsletterTexts } from "@boab/contracts/outreach/texts";
import { inTransaction } from "#platform/db/db.ts";
import { hashToken, makeToken } from "#platform/ids/ids.ts";
import { countMails } from "#platform/mail/mail.repository.ts";
import type { OutreachDeps } from "../deps.ts";
import { newsletterConfirmEmail } from "../outreach-emails.ts";
import { upsertPending } from "./subscribers.repository.ts";

const confirmDays = 7;
/** Anyone can enter any email, and nobody's mailbox must fill up. */
const emailsPerHour = 3;
const hourMs = 60 * 60 * 1000;

/**
 * A mailed link must be opened first, so that nobody can subscribe somebody else. Same response for
 * everyone.
 */
export async function subscribe(
  { db, clock, enqueueMail, publicOrigin }: OutreachDeps,
  request: { email: string; name?: string | undefined; website?: string | undefined },
): Promise<{ message: string }> {
  const response = { message: newsletterTexts.checkInbox };
  if (request.website) return response;
  const now = clock();
  const emailKey = `${newsletterConfirmEmail.kind}:${request.email}:`;
  const recently = await countMails(db, emailKey, new Date(now.getTime() - hourMs));
  // The latest link must stay the one that works.
  if (recently >= emailsPerHour) return response;
  const token = makeToken();
  await inTransaction(db, async (tx) => {
    const requested = await upsertPending(tx, {
      email: request.email,
      name: request.name || null,
      confirmTokenHash: hashToken(token),
      expiresAt: new Date(now.getTime() + confirmDays * 24 * 60 * 60 * 1000),
      unsubscribeToken: makeToken(),
    });
    if (!requested) return;
    const unsubscribeUrl = `${publicOrigin}/newsletter/unsubscribe?token=${requested.unsubscribeToken}`;
    const confirmUrl = `${publicOrigin}/newsletter/confirm?token=${token}`;
    await enqueueMail(tx, {
      key: `${emailKey}${requested.askedAt.toISOString()}`,
      to: request.email,
      atMostPerHour: emailsPerHour,
      headers: { "List-Unsubscribe": `<${unsubscribeUrl}>` },
      ...newsletterConfirmEmail.write({ confirmUrl, unsubscribeUrl, confirmDays }),
    });
  });
  return response;
}
