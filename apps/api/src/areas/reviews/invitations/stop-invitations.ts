import { reviewCopy } from "@boab/contracts/reviews/copy";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { hashToken } from "#platform/ids/ids.ts";
import type { ReviewsDeps } from "../deps.ts";
import { findInvitedUserId, insertOptOut } from "./invitations.repository.ts";

/** The token of any invitation stops them all, without signing in; using it twice is fine. */
export async function stopInvitations(
  { db, clock }: Pick<ReviewsDeps, "db" | "clock">,
  token: string,
): Promise<{ message: string }> {
  await inTransaction(db, async (tx) => {
    const userId = await findInvitedUserId(tx, hashToken(token));
    if (!userId) throw new AppError("not_found", { sentence: reviewCopy.stopLinkGone });
    await insertOptOut(tx, userId, clock());
  });
  return { message: reviewCopy.stopped };
}
