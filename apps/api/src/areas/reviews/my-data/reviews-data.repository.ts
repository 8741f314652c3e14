import type { ReviewsData } from "@boab/contracts/reviews/my-data";
import type { Db } from "#platform/db/db.ts";
import { findOptOut } from "../invitations/invitations.repository.ts";

export async function findReviewsData(db: Db, userId: string): Promise<ReviewsData> {
  const [reviews, replies, votes, optOut] = await Promise.all([
    listReviewsBy(db, userId),
    listRepliesBy(db, userId),
    listVotesBy(db, userId),
    findOptOut(db, userId),
  ]);
  return {
    ...{ reviews, reviewReplies: replies, helpfulReviews: votes },
    noReviewInvitationsSince: optOut?.toISOString() ?? null,
  };
}

const reviewsWithSubject = (db: Db) =>
  db
    .selectFrom("reviews.review as review")
    .leftJoin("directory.business as business", "business.id", "review.business_id")
    .leftJoin("marketplace.item as item", "item.id", "review.item_id")
    .select(["business.business_name as businessName", "item.name as itemName"]);

async function listReviewsBy(db: Db, userId: string): Promise<ReviewsData["reviews"]> {
  const rows = await reviewsWithSubject(db)
    .select(["review.id", "review.rating", "review.comment", "review.tie", "review.is_removed"])
    .select(["review.created_at", "review.edited_at"])
    .where("review.author_id", "=", userId)
    .orderBy("review.created_at")
    .execute();
  const versions = await db
    .selectFrom("reviews.earlier_version as version")
    .innerJoin("reviews.review as review", "review.id", "version.review_id")
    .select(["version.review_id", "version.rating", "version.comment", "version.tie"])
    .select("version.written_at")
    .where("review.author_id", "=", userId)
    .orderBy("version.replaced_at")
    .execute();
  return rows.map((row) => ({
    businessName: row.businessName,
    itemName: row.itemName,
    rating: row.rating,
    comment: row.comment,
    tie: row.tie,
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    isRemoved: row.is_removed,
    earlierVersions: versions
      .filter(({ review_id }) => review_id === row.id)
      .map(({ rating, comment, tie, written_at }) => ({
        ...{ rating, comment, tie },
        writtenAt: written_at.toISOString(),
      })),
  }));
}

async function listRepliesBy(db: Db, userId: string): Promise<ReviewsData["reviewReplies"]> {
  const rows = await reviewsWithSubject(db)
    .innerJoin("reviews.reply as reply", "reply.review_id", "review.id")
    .select(["reply.body", "reply.created_at"])
    .where("reply.author_id", "=", userId)
    .orderBy("reply.created_at")
    .execute();
  return rows.map(({ businessName, itemName, body, created_at }) => ({
    ...{ businessName, itemName, body },
    createdAt: created_at.toISOString(),
  }));
}

async function listVotesBy(db: Db, userId: string): Promise<ReviewsData["helpfulReviews"]> {
  const rows = await reviewsWithSubject(db)
    .innerJoin("reviews.helpful_vote as vote", "vote.review_id", "review.id")
    .select("vote.created_at")
    .where("vote.profile_id", "=", userId)
    .orderBy("vote.created_at")
    .execute();
  return rows.map(({ businessName, itemName, created_at }) => ({
    ...{ businessName, itemName },
    createdAt: created_at.toISOString(),
  }));
}
