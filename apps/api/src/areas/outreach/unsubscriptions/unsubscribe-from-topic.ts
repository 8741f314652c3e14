import { unsubscribeCopy } from "@boab/contracts/outreach/copy";
import { withdrawConsent } from "#platform/consent/consents.repository.ts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { findUnsubscribeLink } from "#platform/mail/unsubscribe-links.ts";
import type { OutreachDeps } from "../deps.ts";
import { markEmailUnsubscribed } from "../newsletter/subscribers.repository.ts";

/**
 * The token of an optional email stops every email of its topic to its recipient, without signing in. It never expires,
 * and using it twice is fine.
 */
export async function unsubscribeFromTopic(
  { db, clock }: Pick<OutreachDeps, "db" | "clock">,
  token: string,
): Promise<{ message: string }> {
  const now = clock();
  return inTransaction(db, async (tx) => {
    const link = await findUnsubscribeLink(tx, token);
    if (!link) throw new AppError("not_found", { sentence: unsubscribeCopy.linkGone });
    await withdrawConsent(tx, link, now);
    if (link.topic === "newsletter") await markEmailUnsubscribed(tx, link.email, now);
    return { message: unsubscribeCopy.stopped[link.topic] };
  });
}
