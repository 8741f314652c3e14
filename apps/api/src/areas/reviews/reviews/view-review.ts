import type { OwnReview, PublicReview } from "@boab/contracts/reviews/reviews";
import { firstNameOf } from "./review.rules.ts";
import type { ShownReview } from "./review-list.repository.ts";

/** What everyone may know, for one viewer; no id of a person leaves with it. */
export function viewReview(review: ShownReview, viewerId: string | null): PublicReview {
  const { id, rating, comment, alias, photo, tie, helpfulCount, createdAt, editedAt } = review;
  const { replyBody, replyCreatedAt, replyEditedAt, isVerified, photos } = review;
  return {
    ...{ id, rating, comment, alias, photo, tie, helpfulCount, isVerified, photos },
    firstName: firstNameOf(review.fullName),
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

export const viewOwnReview = (review: ShownReview): OwnReview => ({
  ...viewReview(review, review.authorId),
  isRemoved: review.isRemoved,
});
