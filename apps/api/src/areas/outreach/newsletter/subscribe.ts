import { newsletterTexts } from "@boab/contracts/outreach/texts";
import { inTransaction } from "#platform/db/db.ts";
import { hashToken, makeToken } from "#platform/ids/ids.ts";
import { countMails } from "#platform/mail/mail.repository.ts";
import { newsletterConfirmLetter } from "../outreach-letters.ts";
import type { OutreachParts } from "../parts.ts";
import { upsertAsking } from "./subscribers.repository.ts";

const confirmDays = 7;
/** A stranger can enter any address, and a mailbox must not fill up. */
const lettersPerHour = 3;
const hourMs = 60 * 60 * 1000;

/** Nobody is subscribed by a stranger: a mailed link must be opened first. Same answer for everyone. */
export async function subscribe(
  { db, clock, enqueueMail, publicOrigin }: OutreachParts,
  wish: { email: string; name?: string | undefined; website?: string | undefined },
): Promise<{ message: string }> {
  const answer = { message: newsletterTexts.checkInbox };
  if (wish.website) return answer;
  const now = clock();
  const letterKey = `${newsletterConfirmLetter.kind}:${wish.email}:`;
  const recently = await countMails(db, letterKey, new Date(now.getTime() - hourMs));
  // The link that was mailed last must stay the one that works.
  if (recently >= lettersPerHour) return answer;
  const token = makeToken();
  await inTransaction(db, async (tx) => {
    const asked = await upsertAsking(tx, {
      email: wish.email,
      name: wish.name || null,
      confirmTokenHash: hashToken(token),
      expiresAt: new Date(now.getTime() + confirmDays * 24 * 60 * 60 * 1000),
      unsubscribeToken: makeToken(),
    });
    if (!asked) return;
    const leaveUrl = `${publicOrigin}/newsletter/unsubscribe?token=${asked.unsubscribe_token}`;
    const confirmUrl = `${publicOrigin}/newsletter/confirm?token=${token}`;
    await enqueueMail(tx, {
      key: `${letterKey}${asked.asked_at.toISOString()}`,
      to: wish.email,
      atMostPerHour: lettersPerHour,
      headers: { "List-Unsubscribe": `<${leaveUrl}>` },
      ...newsletterConfirmLetter.write({ confirmUrl, leaveUrl, confirmDays }),
    });
  });
  return answer;
}
