import type { PublicReview, ReviewPhoto, ReviewSummary } from "@boab/contracts/reviews/reviews";
import { type Tie, ties } from "@boab/contracts/reviews/ties";
import { formatAgo } from "#lib/format/ago.ts";
import { formatCount } from "#lib/format/format.ts";

/** A review as pages show it, with all text already formatted. */
export interface ReviewView {
  id: string;
  rating: number;
  comment: string;
  firstName: string;
  profilePath: string;
  photo: string | null;
  tie: Tie;
  /** `Customer`, `Customer, booked through Boab`, `Knows the owner` */
  tieText: string;
  isVerified: boolean;
  createdAt: string;
  /** `2 weeks ago`, `Today, edited` */
  when: string;
  helpfulCount: number;
  photos: ReviewPhoto[];
  reply: { body: string; when: string } | null;
}

/** What a verified review of an item says; one of a business was booked. */
export const boughtHere = "Bought here";

export function viewReview(
  review: PublicReview,
  now: Date,
  verified = "Customer, booked through Boab",
): ReviewView {
  const { id, rating, comment, firstName, alias, photo, tie, isVerified, createdAt, helpfulCount } =
    review;
  const { photos } = review;
  const when = formatAgo(createdAt, now);
  return {
    ...{ id, rating, comment, firstName, photo, tie, isVerified, createdAt, helpfulCount },
    photos,
    profilePath: `/@${alias}`,
    tieText: isVerified ? verified : ties[tie].shown,
    when: review.editedAt ? `${when}, edited` : when,
    reply: review.reply && {
      body: review.reply.body,
      when: formatAgo(review.reply.createdAt, now),
    },
  };
}

export interface SummaryView {
  count: number;
  /** `302 reviews` */
  countText: string;
  /** `4.9`; null without a customer's review. */
  mean: string | null;
  meanValue: number;
  /** From five stars down to one. */
  rows: { stars: number; count: number; percent: number }[];
}

export function viewSummary({ count, mean, starCounts }: ReviewSummary): SummaryView {
  const given = starCounts.reduce((sum, each) => sum + each, 0);
  return {
    count,
    countText: count === 1 ? "1 review" : `${formatCount(count)} reviews`,
    mean: mean?.toFixed(1) ?? null,
    meanValue: mean ?? 0,
    rows: starCounts
      .map((each, index) => ({
        stars: index + 1,
        count: each,
        percent: given === 0 ? 0 : Math.round((each / given) * 100),
      }))
      .reverse(),
  };
}
