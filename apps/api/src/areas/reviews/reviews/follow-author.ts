import { isUserLockedOut, lockProfile } from "#areas/accounts/index.ts";
import { forgetSubjects } from "#areas/moderation/index.ts";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import type { ReviewsDeps } from "../deps.ts";
import { deleteVotesOf } from "../helpful/helpful.repository.ts";
import { deleteOptOut } from "../invitations/invitations.repository.ts";
import { forgetReplier } from "../replies/replies.repository.ts";
import { refreshReviews } from "./refresh-reviews.ts";
import { deleteReviewsOf, type Subject, withholdReviewsOf } from "./reviews.repository.ts";

/** Always in one order, so that two of these at once do not wait for each other in a circle. */
async function refreshAll(tx: Tx, subjects: Subject[]): Promise<void> {
  for (const subject of subjects.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
    await refreshReviews(tx, subject);
}

/** Shows or hides what a person wrote by their status now, in whatever order facts arrive. */
export function followAuthor({ db }: Pick<ReviewsDeps, "db">, authorId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockProfile(tx, authorId);
    const isWithheld = await isUserLockedOut(tx, authorId);
    await refreshAll(tx, await withholdReviewsOf(tx, authorId, isWithheld));
  });
}

/** What a person wrote goes with their account. A reply stays: it is the business's. */
export function eraseAuthor(
  { db, clock }: Pick<ReviewsDeps, "db" | "clock">,
  authorId: string,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const deleted = await deleteReviewsOf(tx, authorId);
    const ids = deleted.map(({ reviewId }) => reviewId);
    await forgetSubjects(tx, "review", ids, clock());
    await refreshAll(
      tx,
      deleted.map(({ subject }) => subject),
    );
    await deleteVotesOf(tx, authorId);
    await deleteOptOut(tx, authorId);
    await forgetReplier(tx, authorId);
  });
}
