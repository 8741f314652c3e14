import type { ReviewSummary } from "@boab/contracts/reviews/reviews";
import type { Tie } from "@boab/contracts/reviews/ties";

/** A person's first name, which is all that a review shows of it. */
export const firstNameOf = (fullName: string): string => fullName.split(/\s+/u)[0] ?? "";

export const noReviews: ReviewSummary = { count: 0, mean: null, starCounts: [0, 0, 0, 0, 0] };

interface Viewer {
  isAuthor: boolean;
  /** Owner or editor of what was reviewed. */
  isManager: boolean;
  isStaff: boolean;
}

/** The author, and staff, but nobody who is criticised in it: not even staff who own the business. */
export const mayDelete = ({ isAuthor, isManager, isStaff }: Viewer): boolean =>
  isAuthor || (isStaff && !isManager);

export interface Written {
  rating: number;
  comment: string;
  tie: Tie;
}

export const isSame = (one: Written, other: Written): boolean =>
  one.rating === other.rating && one.comment === other.comment && one.tie === other.tie;

export const reviewsPath = (slug: string): string => `/directory/listings/${slug}/reviews`;

export const itemReviewsPath = (sku: string): string => `/marketplace/item/${sku}#reviews`;
