import { newsletterCopy } from "@boab/contracts/outreach/copy";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { hashToken } from "#platform/ids/ids.ts";
import type { OutreachDeps } from "../deps.ts";
import { markConfirmed, markUnsubscribed } from "./subscribers.repository.ts";

/** The emailed token confirms the subscription; opening the link twice is fine. */
export async function confirmSubscription({ db, clock }: OutreachDeps, token: string) {
  const isConfirmed = await inTransaction(db, (tx) => markConfirmed(tx, hashToken(token), clock()));
  if (!isConfirmed) throw new AppError("not_found", { sentence: newsletterCopy.linkExpired });
  return { message: newsletterCopy.confirmed };
}

/** Unsubscribes with one click; the link never expires, and opening it twice is fine. */
export async function unsubscribeFromNewsletter({ db, clock }: OutreachDeps, token: string) {
  const hasLeft = await inTransaction(db, (tx) => markUnsubscribed(tx, token, clock()));
  if (!hasLeft) throw new AppError("not_found", { sentence: newsletterCopy.linkExpired });
  return { message: newsletterCopy.left };
}
