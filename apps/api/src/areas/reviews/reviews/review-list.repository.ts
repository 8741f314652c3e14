import type { ReviewFilter, ReviewOrder, ReviewPhoto } from "@boab/contracts/reviews/reviews";
import type { Tie } from "@boab/contracts/reviews/ties";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { formatExactInstant } from "#platform/db/keyset.ts";
import type { Subject } from "./reviews.repository.ts";

/** A review with everything shown beside it. The author's name and photo are the current ones. */
export interface ReviewWithDetails {
  id: string;
  businessId: string | null;
  authorId: string;
  fullName: string;
  alias: string;
  photo: string | null;
  rating: number;
  comment: string;
  tie: Tie | null;
  /** True for a customer whose booked visit took place or who bought the item, unless all of it was refunded. */
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

/** Only buyers review an item. A buyer whose every purchase of it was fully refunded is not verified. */
const hasBoughtItem = sql<boolean>`coalesce((
  select bool_or(sale.refunded_cents + sale.disputed_cents < sale.amount_cents)
  from marketplace.v_store_order as bought
  join marketplace.v_order_line as line on line.order_id = bought.id and line.item_id = review.item_id
  join payments.v_sale as sale on sale.id = bought.sale_id
  where bought.buyer_id = review.author_id), true)`;

/** The limit keeps PostgreSQL from collecting every visit there ever was for a page of reviews. */
const hasVisited = sql<boolean>`coalesce((
  select true from bookings.v_booking as booking
  left join payments.v_sale as sale on sale.payment_id = booking.payment_id
  where booking.user_id = review.author_id and booking.business_id = review.business_id
    and booking.status = 'completed'
    and (sale.id is null or sale.refunded_cents + sale.disputed_cents < sale.amount_cents)
  limit 1), false)`;

const isVerified = sql<boolean>`(case review.subject_kind
  when 'item' then ${hasBoughtItem} else review.tie = 'customer' and ${hasVisited} end)`;

const photos = sql<ReviewPhoto[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', photo.upload_id) || photo.picture order by photo.position)
  from reviews.review_photo as photo where photo.review_id = review.id), '[]'::jsonb)`;

const selectReviews = (db: Db) =>
  db
    .selectFrom("reviews.review as review")
    .innerJoin("accounts.vPerson as author", "author.id", "review.authorId")
    .leftJoin("reviews.reply as reply", "reply.reviewId", "review.id")
    .select([
      "review.id",
      "review.businessId",
      "review.authorId",
      "author.fullName",
      "author.alias",
      "author.photoUrl as photo",
      "review.rating",
      "review.comment",
      "review.tie",
      "review.isRemoved",
      "review.helpfulCount",
      "review.createdAt",
      "review.editedAt",
      "reply.body as replyBody",
      "reply.createdAt as replyCreatedAt",
      "reply.editedAt as replyEditedAt",
      isVerified.as("isVerified"),
      photos.as("photos"),
    ]);

/** Each order sorts by its rank, highest first, and by newest within the same rank. */
const ranks: Record<ReviewOrder, RawBuilder<number>> = {
  newest: sql<number>`0`,
  highest: sql<number>`review.rating`,
  lowest: sql<number>`(-review.rating)`,
  helpful: sql<number>`review.helpful_count`,
};

const conditionByFilter: Record<ReviewFilter, RawBuilder<boolean>> = {
  customers: sql<boolean>`review.tie = 'customer'`,
  verified: isVerified,
  replied: sql<boolean>`reply.review_id is not null`,
};

/** The position of a row in the list: its rank, its creation time and its id. */
export type ReviewPosition = [rank: string, instant: string, id: string];

interface ReviewPageRequest {
  order: ReviewOrder;
  filter: ReviewFilter | undefined;
  limit: number;
  after: ReviewPosition | undefined;
}

export async function listShownReviews(db: Db, subject: Subject, request: ReviewPageRequest) {
  const { order, filter, limit, after } = request;
  const rank = ranks[order];
  let query = selectReviews(db)
    .select([rank.as("rank"), formatExactInstant("review.createdAt").as("exactCreation")])
    .where("review.subjectKind", "=", subject.kind)
    .where("review.subjectId", "=", subject.id)
    .where("review.isShown", "=", true)
    .limit(limit);
  if (order !== "newest") query = query.orderBy(rank, "desc");
  query = query.orderBy("review.createdAt", "desc").orderBy("review.id", "desc");
  if (filter) query = query.where(conditionByFilter[filter]);
  if (after) query = query.where(isAfterPosition(order, rank, after));
  const rows = await query.execute();
  return rows.map(({ rank: place, exactCreation, ...review }) => ({
    review,
    position: [String(place), exactCreation, review.id] satisfies ReviewPosition,
  }));
}

/** The newest reviews of all listings that everybody can see. */
export async function listNewestShownReviews(
  db: Db,
  { filter, limit, after }: Omit<ReviewPageRequest, "order">,
) {
  let query = selectReviews(db)
    .innerJoin("directory.vBusiness as business", "business.id", "review.businessId")
    .select(formatExactInstant("review.createdAt").as("exactCreation"))
    .where("review.subjectKind", "=", "business")
    .where("review.isShown", "=", true)
    .where("business.isPublic", "=", true)
    .where("business.deleteRequestedAt", "is", null)
    .orderBy("review.createdAt", "desc")
    .orderBy("review.id", "desc")
    .limit(limit);
  if (filter) query = query.where(conditionByFilter[filter]);
  if (after) query = query.where(isAfterPosition("newest", ranks.newest, after));
  const rows = await query.execute();
  return rows.map(({ exactCreation, ...review }) => ({
    review,
    position: ["0", exactCreation, review.id] satisfies ReviewPosition,
  }));
}

const isAfterPosition = (
  order: ReviewOrder,
  rank: RawBuilder<number>,
  [place, instant, id]: ReviewPosition,
): RawBuilder<boolean> =>
  order === "newest"
    ? sql<boolean>`(review.created_at, review.id) < (${instant}::timestamptz, ${id}::uuid)`
    : sql<boolean>`(${rank}, review.created_at, review.id)
        < (${place}::int, ${instant}::timestamptz, ${id}::uuid)`;

export async function findReviewWithDetails(
  db: Db,
  id: string,
): Promise<ReviewWithDetails | undefined> {
  return selectReviews(db).where("review.id", "=", id).executeTakeFirst();
}

export async function findReviewByAuthor(
  db: Db,
  subject: Subject,
  authorId: string,
): Promise<ReviewWithDetails | undefined> {
  return selectReviews(db)
    .where("review.subjectKind", "=", subject.kind)
    .where("review.subjectId", "=", subject.id)
    .where("review.authorId", "=", authorId)
    .executeTakeFirst();
}

export async function findReviewSummary(db: Db, subject: Subject) {
  return db
    .selectFrom("reviews.summary")
    .select(["reviewCount as count", "starCounts"])
    .where("subjectKind", "=", subject.kind)
    .where("subjectId", "=", subject.id)
    .executeTakeFirst();
}
