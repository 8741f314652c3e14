import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import type { Subject } from "../reviews/reviews.repository.ts";

export async function listHelpful(db: Db, subject: Subject, profileId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("reviews.helpful_vote as vote")
    .innerJoin("reviews.review as review", "review.id", "vote.review_id")
    .select("vote.review_id as id")
    .where("vote.profile_id", "=", profileId)
    .where("review.subject_kind", "=", subject.kind)
    .where("review.subject_id", "=", subject.id)
    .execute();
  return rows.map(({ id }) => id);
}

export async function insertVote(tx: Tx, reviewId: string, profileId: string, at: Date) {
  await tx
    .insertInto("reviews.helpful_vote")
    .values({ review_id: reviewId, profile_id: profileId, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteVote(tx: Tx, reviewId: string, profileId: string): Promise<void> {
  await tx
    .deleteFrom("reviews.helpful_vote")
    .where("review_id", "=", reviewId)
    .where("profile_id", "=", profileId)
    .execute();
}

/** Counts the votes of reviews that the caller has locked. */
export async function refreshHelpful(tx: Tx, reviewIds: string[]): Promise<number> {
  if (reviewIds.length === 0) return 0;
  const rows = await tx
    .updateTable("reviews.review")
    .set({
      helpful_count: sql<number>`(select count(*)::int from reviews.helpful_vote as vote
        where vote.review_id = review.id)`,
    })
    .where("id", "in", reviewIds)
    .returning("helpful_count as count")
    .execute();
  return rows[0]?.count ?? 0;
}

/** Locks the reviews first, in one order: a vote that somebody else casts meanwhile is counted, and nobody deadlocks. */
export async function deleteVotesOf(tx: Tx, profileId: string): Promise<void> {
  await tx
    .selectFrom("reviews.review")
    .select("id")
    .where("id", "in", (voted) =>
      voted
        .selectFrom("reviews.helpful_vote")
        .select("review_id")
        .where("profile_id", "=", profileId),
    )
    .orderBy("id")
    .forUpdate()
    .execute();
  const votes = await tx
    .deleteFrom("reviews.helpful_vote")
    .where("profile_id", "=", profileId)
    .returning("review_id as id")
    .execute();
  await refreshHelpful(
    tx,
    votes.map(({ id }) => id),
  );
}
