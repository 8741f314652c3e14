import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import type { Subject } from "../reviews/reviews.repository.ts";

export async function listHelpfulReviewIds(
  db: Db,
  subject: Subject,
  profileId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom("reviews.helpfulVote as vote")
    .innerJoin("reviews.review as review", "review.id", "vote.reviewId")
    .select("vote.reviewId as id")
    .where("vote.profileId", "=", profileId)
    .where("review.subjectKind", "=", subject.kind)
    .where("review.subjectId", "=", subject.id)
    .execute();
  return rows.map(({ id }) => id);
}

export async function insertVote(tx: Tx, reviewId: string, profileId: string, at: Date) {
  await tx
    .insertInto("reviews.helpfulVote")
    .values({ reviewId, profileId, createdAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteVote(tx: Tx, reviewId: string, profileId: string): Promise<void> {
  await tx
    .deleteFrom("reviews.helpfulVote")
    .where("reviewId", "=", reviewId)
    .where("profileId", "=", profileId)
    .execute();
}

/** Counts the votes of reviews that the caller has locked. */
export async function refreshHelpfulCounts(tx: Tx, reviewIds: string[]): Promise<number> {
  if (reviewIds.length === 0) return 0;
  const rows = await tx
    .updateTable("reviews.review")
    .set({
      helpfulCount: sql<number>`(select count(*)::int from reviews.helpful_vote as vote
        where vote.review_id = review.id)`,
    })
    .where("id", "in", reviewIds)
    .returning("helpfulCount as count")
    .execute();
  return rows[0]?.count ?? 0;
}

/** Locks the reviews first, in one order: a vote that somebody else casts meanwhile is counted, and nobody deadlocks. */
export async function deleteVotesByProfile(tx: Tx, profileId: string): Promise<void> {
  await tx
    .selectFrom("reviews.review")
    .select("id")
    .where("id", "in", (eb) =>
      eb.selectFrom("reviews.helpfulVote").select("reviewId").where("profileId", "=", profileId),
    )
    .orderBy("id")
    .forUpdate()
    .execute();
  const votes = await tx
    .deleteFrom("reviews.helpfulVote")
    .where("profileId", "=", profileId)
    .returning("reviewId as id")
    .execute();
  await refreshHelpfulCounts(
    tx,
    votes.map(({ id }) => id),
  );
}
