import type { PublicReview, ReviewPhoto, ReviewSummary } from "@boab/contracts/reviews/reviews";
import { noTieLabel, type Tie, ties } from "@boab/contracts/reviews/ties";
import { formatAgo } from "@boab/format/ago";
import { formatCount } from "@boab/format/numbers";

/** A review with all text already formatted. */
export interface ReviewView {
  id: string;
  rating: number;
  comment: string;
  firstName: string;
  profilePath: string;
  photo: string | null;
  /** Null while the writer has not said how they know the business. */
  tie: Tie | null;
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

/** The label of a verified item review; a business's verified review says that it was booked. */
export const boughtHereLabel = "Bought here";

export function viewReview(
  review: PublicReview,
  now: Date,
  verifiedLabel = "Customer, booked through Boab",
): ReviewView {
  const { id, rating, comment, firstName, alias, photo, tie, isVerified, createdAt, helpfulCount } =
    review;
  const { photos } = review;
  const when = formatAgo(createdAt, now);
  return {
    id,
    rating,
    comment,
    firstName,
    photo,
    tie,
    isVerified,
    createdAt,
    helpfulCount,
    photos,
    profilePath: `/@${alias}`,
    tieText: isVerified ? verifiedLabel : tie ? ties[tie].shown : noTieLabel,
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
  /** `from 23 customers · 24 reviews` where reviews by others don't count in the mean; else as `countText`. */
  basisText: string;
  /** `4.9`; null without a customer's review. */
  mean: string | null;
  meanValue: number;
  /** The rows go from five stars down to one. */
  rows: { stars: number; count: number; percent: number }[];
}

export function viewSummary({ count, mean, starCounts }: ReviewSummary): SummaryView {
  const ratingCount = starCounts.reduce((sum, each) => sum + each, 0);
  const countText = count === 1 ? "1 review" : `${formatCount(count)} reviews`;
  const customers = ratingCount === 1 ? "1 customer" : `${formatCount(ratingCount)} customers`;
  return {
    count,
    countText,
    basisText:
      ratingCount === count || ratingCount === 0 ? countText : `from ${customers} · ${countText}`,
    mean: mean?.toFixed(1) ?? null,
    meanValue: mean ?? 0,
    rows: starCounts
      .map((each, index) => ({
        stars: index + 1,
        count: each,
        percent: ratingCount === 0 ? 0 : Math.round((each / ratingCount) * 100),
      }))
      .reverse(),
  };
}
