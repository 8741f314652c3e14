import type { ReviewsData } from "@boab/contracts/reviews/my-data";
import type { Db } from "#platform/db/db.ts";
import { findOptOutDate } from "../invitations/invitations.repository.ts";

export async function findReviewsData(db: Db, userId: string): Promise<ReviewsData> {
  const [reviews, replies, votes, optOut] = await Promise.all([
    listReviewsBy(db, userId),
    listRepliesBy(db, userId),
    listVotesBy(db, userId),
    findOptOutDate(db, userId),
  ]);
  return {
    reviews,
    reviewReplies: replies,
    helpfulReviews: votes,
    noReviewInvitationsSince: optOut?.toISOString() ?? null,
  };
}

const selectReviewsWithSubject = (db: Db) =>
  db
    .selectFrom("reviews.review as review")
    .leftJoin("directory.vBusiness as business", "business.id", "review.businessId")
    .leftJoin("marketplace.vItem as item", "item.id", "review.itemId")
    .select(["business.businessName", "item.name as itemName"]);

async function listReviewsBy(db: Db, userId: string): Promise<ReviewsData["reviews"]> {
  const rows = await selectReviewsWithSubject(db)
    .select(["review.id", "review.rating", "review.comment", "review.tie", "review.isRemoved"])
    .select(["review.createdAt", "review.editedAt"])
    .where("review.authorId", "=", userId)
    .orderBy("review.createdAt")
    .execute();
  const versions = await db
    .selectFrom("reviews.earlierVersion as version")
    .innerJoin("reviews.review as review", "review.id", "version.reviewId")
    .select(["version.reviewId", "version.rating", "version.comment", "version.tie"])
    .select("version.writtenAt")
    .where("review.authorId", "=", userId)
    .orderBy("version.replacedAt")
    .execute();
  return rows.map((row) => ({
    businessName: row.businessName,
    itemName: row.itemName,
    rating: row.rating,
    comment: row.comment,
    tie: row.tie,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    isRemoved: row.isRemoved,
    earlierVersions: versions
      .filter(({ reviewId }) => reviewId === row.id)
      .map(({ rating, comment, tie, writtenAt }) => ({
        rating,
        comment,
        tie,
        writtenAt: writtenAt.toISOString(),
      })),
  }));
}

async function listRepliesBy(db: Db, userId: string): Promise<ReviewsData["reviewReplies"]> {
  const rows = await selectReviewsWithSubject(db)
    .innerJoin("reviews.reply as reply", "reply.reviewId", "review.id")
    .select(["reply.body", "reply.createdAt"])
    .where("reply.authorId", "=", userId)
    .orderBy("reply.createdAt")
    .execute();
  return rows.map(({ businessName, itemName, body, createdAt }) => ({
    businessName,
    itemName,
    body,
    createdAt: createdAt.toISOString(),
  }));
}

async function listVotesBy(db: Db, userId: string): Promise<ReviewsData["helpfulReviews"]> {
  const rows = await selectReviewsWithSubject(db)
    .innerJoin("reviews.helpfulVote as vote", "vote.reviewId", "review.id")
    .select("vote.createdAt")
    .where("vote.profileId", "=", userId)
    .orderBy("vote.createdAt")
    .execute();
  return rows.map(({ businessName, itemName, createdAt }) => ({
    businessName,
    itemName,
    createdAt: createdAt.toISOString(),
  }));
}
