import type { ReviewFilter, ReviewOrder, ReviewPhoto } from "@boab/contracts/reviews/reviews";
import type { Tie } from "@boab/contracts/reviews/ties";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { exactInstant } from "#platform/db/keyset.ts";
import type { Subject } from "./reviews.repository.ts";

/** A review with what stands beside it; the author's name and photo are those of now. */
export interface ShownReview {
  id: string;
  authorId: string;
  fullName: string;
  alias: string;
  photo: string | null;
  rating: number;
  comment: string;
  tie: Tie;
  /** A customer whose visit was booked here and took place, or who bought the item. */
  isVerified: boolean;
  isRemoved: boolean;
  helpfulCount: number;
  createdAt: Date;
  editedAt: Date | null;
  replyBody: string | null;
  replyCreatedAt: Date | null;
  replyEditedAt: Date | null;
  photos: ReviewPhoto[];
}

/** The limit keeps PostgreSQL from collecting every visit there ever was for a page of reviews. */
const isVerified = sql<boolean>`(review.subject_kind = 'item' or review.tie = 'customer' and coalesce((
  select true from bookings.booking as booking
  where booking.user_id = review.author_id and booking.business_id = review.business_id
    and booking.status = 'completed' limit 1), false))`;

const photos = sql<ReviewPhoto[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', photo.upload_id) || photo.picture order by photo.position)
  from reviews.review_photo as photo where photo.review_id = review.id), '[]'::jsonb)`;

const reviews = (db: Db) =>
  db
    .selectFrom("reviews.review as review")
    .innerJoin("accounts.profile as author", "author.id", "review.author_id")
    .leftJoin("reviews.reply as reply", "reply.review_id", "review.id")
    .select([
      "review.id",
      "review.author_id as authorId",
      "author.full_name as fullName",
      "author.alias",
      "author.photo_url as photo",
      "review.rating",
      "review.comment",
      "review.tie",
      "review.is_removed as isRemoved",
      "review.helpful_count as helpfulCount",
      "review.created_at as createdAt",
      "review.edited_at as editedAt",
      "reply.body as replyBody",
      "reply.created_at as replyCreatedAt",
      "reply.edited_at as replyEditedAt",
      isVerified.as("isVerified"),
      photos.as("photos"),
    ]);

/** What each order ranks by, highest first; the newest of equals comes first. */
const ranks: Record<ReviewOrder, RawBuilder<number>> = {
  newest: sql<number>`0`,
  highest: sql<number>`review.rating`,
  lowest: sql<number>`(-review.rating)`,
  helpful: sql<number>`review.helpful_count`,
};

/** A row's key: its rank, its instant and its id. */
export type ReviewPosition = [rank: string, instant: string, id: string];

interface Wanted {
  order: ReviewOrder;
  filter: ReviewFilter | undefined;
  limit: number;
  after: ReviewPosition | undefined;
}

export async function listShown(db: Db, subject: Subject, wanted: Wanted) {
  const { order, filter, limit, after } = wanted;
  const rank = ranks[order];
  let query = reviews(db)
    .select([rank.as("rank"), exactInstant("review.created_at").as("exactCreation")])
    .where("review.subject_kind", "=", subject.kind)
    .where("review.subject_id", "=", subject.id)
    .where("review.is_shown", "=", true)
    .limit(limit);
  if (order !== "newest") query = query.orderBy(rank, "desc");
  query = query.orderBy("review.created_at", "desc").orderBy("review.id", "desc");
  if (filter === "customers") query = query.where("review.tie", "=", "customer");
  if (filter === "verified") query = query.where(isVerified);
  if (filter === "replied") query = query.where("reply.review_id", "is not", null);
  if (after) query = query.where(standsAfter(order, rank, after));
  const rows = await query.execute();
  return rows.map(({ rank: place, exactCreation, ...review }) => ({
    review: review as ShownReview,
    position: [String(place), exactCreation, review.id] satisfies ReviewPosition,
  }));
}

const standsAfter = (
  order: ReviewOrder,
  rank: RawBuilder<number>,
  [place, instant, id]: ReviewPosition,
): RawBuilder<boolean> =>
  order === "newest"
    ? sql<boolean>`(review.created_at, review.id) < (${instant}::timestamptz, ${id}::uuid)`
    : sql<boolean>`(${rank}, review.created_at, review.id)
        < (${place}::int, ${instant}::timestamptz, ${id}::uuid)`;

export async function findShownReview(db: Db, id: string): Promise<ShownReview | undefined> {
  return (await reviews(db).where("review.id", "=", id).executeTakeFirst()) as
    | ShownReview
    | undefined;
}

export async function findReviewBy(
  db: Db,
  subject: Subject,
  authorId: string,
): Promise<ShownReview | undefined> {
  return (await reviews(db)
    .where("review.subject_kind", "=", subject.kind)
    .where("review.subject_id", "=", subject.id)
    .where("review.author_id", "=", authorId)
    .executeTakeFirst()) as ShownReview | undefined;
}

export async function findSummary(db: Db, subject: Subject) {
  return db
    .selectFrom("reviews.summary")
    .select(["review_count as count", "star_counts as starCounts"])
    .where("subject_kind", "=", subject.kind)
    .where("subject_id", "=", subject.id)
    .executeTakeFirst();
}
