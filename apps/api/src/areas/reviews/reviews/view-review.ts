import type { OwnReview, PublicReview } from "@boab/contracts/reviews/reviews";
import { getFirstName } from "@boab/format/names";
import type { ReviewWithDetails } from "./review-list.repository.ts";

/** Returns what everyone may see of a review. It contains no id of a person. */
export function viewReview(review: ReviewWithDetails, viewerId: string | null): PublicReview {
  const { id, rating, comment, alias, photo, tie, helpfulCount, createdAt, editedAt } = review;
  const { replyBody, replyCreatedAt, replyEditedAt, isVerified, photos } = review;
  const firstName = getFirstName(review.fullName);
  return {
    id,
    rating,
    comment,
    alias,
    photo,
    tie,
    helpfulCount,
    isVerified,
    photos,
    businessId: review.businessId,
    firstName,
    username: firstName,
    userPhoto: photo,
    photoUrl: photo,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    reply:
      replyBody === null || replyCreatedAt === null
        ? null
        : {
            body: replyBody,
            createdAt: replyCreatedAt.toISOString(),
            editedAt: replyEditedAt?.toISOString() ?? null,
          },
    mine: review.authorId === viewerId,
  };
}

export const viewOwnReview = (review: ReviewWithDetails): OwnReview => ({
  ...viewReview(review, review.authorId),
  isRemoved: review.isRemoved,
});
