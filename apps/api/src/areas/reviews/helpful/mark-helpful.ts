import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { ReviewsDeps } from "../deps.ts";
import { lockReview } from "../reviews/reviews.repository.ts";
import { deleteVote, insertVote, refreshHelpfulCounts } from "./helpful.repository.ts";

/** A member says that somebody else's review helped, or takes it back; one vote each. */
export async function markHelpful(
  { db, clock }: Pick<ReviewsDeps, "db" | "clock">,
  { userId }: Member,
  id: string,
  isHelpful: boolean,
): Promise<{ helpfulCount: number }> {
  return inTransaction(db, async (tx) => {
    const review = await lockReview(tx, id);
    if (!review?.isShown) throw new AppError("not_found");
    if (review.authorId === userId) throw new AppError("forbidden");
    if (isHelpful) await insertVote(tx, id, userId, clock());
    else await deleteVote(tx, id, userId);
    return { helpfulCount: await refreshHelpfulCounts(tx, [id]) };
  });
}
