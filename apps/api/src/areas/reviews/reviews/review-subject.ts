import { noTieLabel, ties } from "@boab/contracts/reviews/ties";
import type { ModeratedSubject } from "#areas/moderation/index.ts";
import type { ReviewsDeps } from "../deps.ts";
import { refreshReviews } from "./refresh-reviews.ts";
import { getItemReviewsPath, getReviewsPath } from "./review.rules.ts";
import { findReviewsWithSubject, summariseRelatedReviews } from "./review-subject.repository.ts";
import { lockReview, setReviewRemoved } from "./reviews.repository.ts";
import { findSubjectAccess } from "./subject-access.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Lets moderation describe, hide and show reviews. */
export const makeReviewSubject = ({ clock }: Pick<ReviewsDeps, "clock">): ModeratedSubject => ({
  async describe(db, ids) {
    const found = await findReviewsWithSubject(db, ids);
    return new Map(
      found.map(({ id, name, comment, rating, subject, key, authorId, writtenAt, isRemoved }) => [
        id,
        {
          title: `Review of ${name}`,
          text: comment,
          rating,
          authorId,
          writtenAt,
          path: subject.kind === "item" ? getItemReviewsPath(key) : getReviewsPath(key),
          isHidden: isRemoved,
        },
      ]),
    );
  },

  async listStaffDetails(db, id) {
    const [review] = await findReviewsWithSubject(db, [id]);
    const relatedReviews = await summariseRelatedReviews(
      db,
      id,
      new Date(clock().getTime() - dayMs),
    );
    if (!review || !relatedReviews) return [];
    const [firstRating, ...otherRatings] = relatedReviews.stars ?? [];
    const ratingSuffix =
      firstRating !== undefined && otherRatings.length === 0
        ? `, all with ${firstRating} of 5 stars`
        : "";
    return [
      review.subject.kind === "item"
        ? { label: "How they know the item", value: "Bought it here" }
        : {
            label: "How they know the business",
            value: review.tie ? ties[review.tie].shown : noTieLabel,
          },
      {
        label: "Other reviews",
        value: relatedReviews.others === 0 ? "None" : `${relatedReviews.others}${ratingSuffix}`,
      },
      {
        label: `${review.name}, last 24 hours`,
        value: relatedReviews.recent === 1 ? "1 review" : `${relatedReviews.recent} reviews`,
      },
    ];
  },

  async concerns(db, id, userId) {
    const [review] = await findReviewsWithSubject(db, [id]);
    if (!review) return false;
    if (review.authorId === userId) return true;
    const access = await findSubjectAccess(db, review.subject, userId);
    return access?.isManager ?? false;
  },

  async lock(tx, id) {
    await lockReview(tx, id);
  },

  async setHidden(tx, id, isHidden) {
    const review = await lockReview(tx, id);
    if (!review) return;
    await setReviewRemoved(tx, id, isHidden);
    await refreshReviews(tx, review.subject);
  },
});
