import type { ReviewSummary } from "@boab/contracts/reviews/reviews";
import type { Tie } from "@boab/contracts/reviews/ties";

export const noReviews: ReviewSummary = { count: 0, mean: null, starCounts: [0, 0, 0, 0, 0] };

interface Viewer {
  isAuthor: boolean;
  /** True for the owner of the business and those who help there, or the seller of the item. */
  isManager: boolean;
  isStaff: boolean;
}

/** The author may delete a review, and so may staff, unless they manage what it is about. */
export const mayDelete = ({ isAuthor, isManager, isStaff }: Viewer): boolean =>
  isAuthor || (isStaff && !isManager);

export interface ReviewContent {
  rating: number;
  comment: string;
  /** Null while the writer has not said how they know the business. */
  tie: Tie | null;
}

export const hasSameContent = (one: ReviewContent, other: ReviewContent): boolean =>
  one.rating === other.rating && one.comment === other.comment && one.tie === other.tie;

export const getReviewsPath = (slug: string): string => `/directory/listings/${slug}/reviews`;

export const getItemReviewsPath = (sku: string): string => `/marketplace/item/${sku}#reviews`;
