import { newsletterTexts } from "@boab/contracts/outreach/texts";
import { inTransaction } from "#platform/db/db.ts";
import { hashToken, makeToken } from "#platform/ids/ids.ts";
import { newsletterConfirmLetter } from "../outreach-letters.ts";
import type { OutreachParts } from "../parts.ts";
import { upsertAsking } from "./subscribers.repository.ts";

const confirmDays = 7;

/** Nobody is subscribed by a stranger: a mailed link must be opened first. Same answer for everyone. */
export async function subscribe(
  { db, clock, enqueueMail, publicOrigin }: OutreachParts,
  wish: { email: string; name?: string | undefined; website?: string | undefined },
): Promise<{ message: string }> {
  const answer = { message: newsletterTexts.checkInbox };
  if (wish.website) return answer;
  const token = makeToken();
  await inTransaction(db, async (tx) => {
    const asked = await upsertAsking(tx, {
      email: wish.email,
      name: wish.name || null,
      confirmTokenHash: hashToken(token),
      expiresAt: new Date(clock().getTime() + confirmDays * 24 * 60 * 60 * 1000),
      unsubscribeToken: makeToken(),
    });
    if (!asked) return;
    const leaveUrl = `${publicOrigin}/newsletter/unsubscribe?token=${asked.unsubscribe_token}`;
    const confirmUrl = `${publicOrigin}/newsletter/confirm?token=${token}`;
    await enqueueMail(tx, {
      key: `${newsletterConfirmLetter.kind}:${asked.id}:${asked.asked_at.toISOString()}`,
      to: wish.email,
      headers: { "List-Unsubscribe": `<${leaveUrl}>` },
      ...newsletterConfirmLetter.write({ confirmUrl, leaveUrl, confirmDays }),
    });
  });
  return answer;
}
