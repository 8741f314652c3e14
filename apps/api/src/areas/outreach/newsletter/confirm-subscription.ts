import { newsletterCopy } from "@boab/contracts/outreach/copy";
import { giveConsent, withdrawConsent } from "#platform/consent/consents.repository.ts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { hashToken } from "#platform/ids/ids.ts";
import type { OutreachDeps } from "../deps.ts";
import { markConfirmed, markUnsubscribed } from "./subscribers.repository.ts";

const topic = "newsletter";

/** The emailed token confirms the subscription; opening the link twice is fine. */
export async function confirmSubscription({ db, clock }: OutreachDeps, token: string) {
  const now = clock();
  await inTransaction(db, async (tx) => {
    const email = await markConfirmed(tx, hashToken(token), now);
    if (email === undefined)
      throw new AppError("not_found", { sentence: newsletterCopy.linkExpired });
    await giveConsent(tx, { email, topic, wording: newsletterCopy.consent }, now);
  });
  return { message: newsletterCopy.confirmed };
}

/** Unsubscribes with one click; the link never expires, and opening it twice is fine. */
export async function unsubscribeFromNewsletter({ db, clock }: OutreachDeps, token: string) {
  const now = clock();
  await inTransaction(db, async (tx) => {
    const email = await markUnsubscribed(tx, token, now);
    if (email === undefined)
      throw new AppError("not_found", { sentence: newsletterCopy.linkExpired });
    await withdrawConsent(tx, { email, topic }, now);
  });
  return { message: newsletterCopy.left };
}
