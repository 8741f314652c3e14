import { reviewCopy } from "@boab/contracts/reviews/copy";
import { withdrawConsent } from "#platform/consent/consents.repository.ts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { hashToken } from "#platform/ids/ids.ts";
import type { ReviewsDeps } from "../deps.ts";
import { findInvitedMember, insertOptOut } from "./invitations.repository.ts";

/** The token of any invitation stops them all, without signing in; using it twice is fine. */
export async function stopInvitations(
  { db, clock }: Pick<ReviewsDeps, "db" | "clock">,
  token: string,
): Promise<{ message: string }> {
  const now = clock();
  await inTransaction(db, async (tx) => {
    const member = await findInvitedMember(tx, hashToken(token));
    if (!member) throw new AppError("not_found", { sentence: reviewCopy.stopLinkGone });
    await insertOptOut(tx, member.userId, now);
    await withdrawConsent(tx, { email: member.email, topic: "review-invitations" }, now);
  });
  return { message: reviewCopy.stopped };
}
