import { isUserLockedOut, lockProfile } from "#areas/accounts/index.ts";
import { closeCasesForDeletedSubjects } from "#areas/moderation/index.ts";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import type { ReviewsDeps } from "../deps.ts";
import { deleteVotesByProfile } from "../helpful/helpful.repository.ts";
import { deleteOptOut } from "../invitations/invitations.repository.ts";
import { eraseReplyAuthor } from "../replies/replies.repository.ts";
import { refreshReviews } from "../reviews/refresh-reviews.ts";
import {
  deleteReviewsByAuthor,
  type Subject,
  setReviewsWithheldByAuthor,
} from "../reviews/reviews.repository.ts";

/** The order is always the same, so that two parallel calls never deadlock. */
async function refreshSubjects(tx: Tx, subjects: Subject[]): Promise<void> {
  for (const subject of subjects.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
    await refreshReviews(tx, subject);
}

/** Shows or hides what a person wrote by their status now, in whatever order events arrive. */
export function syncAuthorVisibility(
  { db }: Pick<ReviewsDeps, "db">,
  authorId: string,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockProfile(tx, authorId);
    const isWithheld = await isUserLockedOut(tx, authorId);
    await refreshSubjects(tx, await setReviewsWithheldByAuthor(tx, authorId, isWithheld));
  });
}

/** Deletes a person's reviews with their account. Their replies stay, because these belong to the business. */
export function eraseAuthor(
  { db, clock }: Pick<ReviewsDeps, "db" | "clock">,
  authorId: string,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const deleted = await deleteReviewsByAuthor(tx, authorId);
    const ids = deleted.map(({ reviewId }) => reviewId);
    await closeCasesForDeletedSubjects(tx, "review", ids, clock());
    await refreshSubjects(
      tx,
      deleted.map(({ subject }) => subject),
    );
    await deleteVotesByProfile(tx, authorId);
    await deleteOptOut(tx, authorId);
    await eraseReplyAuthor(tx, authorId);
  });
}
