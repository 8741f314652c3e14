import { brand } from "@boab/contracts/common/brand";
import { newsletterTexts } from "@boab/contracts/outreach/texts";
import { inTransaction } from "#platform/db/db.ts";
import { hashToken, makeToken } from "#platform/ids/ids.ts";
import { renderLetter } from "#platform/mail/layout.ts";
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
    await enqueueMail(tx, {
      key: `newsletter-confirm:${asked.id}:${asked.asked_at.toISOString()}`,
      to: wish.email,
      subject: `Please confirm your ${brand.name} newsletter`,
      headers: { "List-Unsubscribe": `<${leaveUrl}>` },
      ...renderLetter({
        heading: "One click and you are on the list",
        paragraphs: [
          `New African-owned businesses, once a fortnight. The link holds for ${confirmDays} days.`,
        ],
        button: {
          label: "Confirm my address",
          url: `${publicOrigin}/newsletter/confirm?token=${token}`,
        },
        reason: `Somebody entered this address on our site. If it was not you, do nothing, or unsubscribe: ${leaveUrl}`,
      }),
    });
  });
  return answer;
}
