import { noTieLabel, ties } from "@boab/contracts/reviews/ties";
import type { ModeratedSubject } from "#areas/moderation/index.ts";
import type { ReviewsDeps } from "../deps.ts";
import { refreshReviews } from "./refresh-reviews.ts";
import { getItemReviewsPath, getReviewsPath } from "./review.rules.ts";
import { countRelatedReviews, findReviewsWithSubject } from "./review-subject.repository.ts";
import { lockReview, setRemoved } from "./reviews.repository.ts";
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

  async explain(db, id) {
    const [review] = await findReviewsWithSubject(db, [id]);
    const around = await countRelatedReviews(db, id, new Date(clock().getTime() - dayMs));
    if (!review || !around) return [];
    const [onlyStars, ...moreStars] = around.stars ?? [];
    const stars =
      onlyStars !== undefined && moreStars.length === 0 ? `, all with ${onlyStars} of 5 stars` : "";
    return [
      review.subject.kind === "item"
        ? { label: "How they know the item", value: "Bought it here" }
        : {
            label: "How they know the business",
            value: review.tie ? ties[review.tie].shown : noTieLabel,
          },
      {
        label: "Other reviews",
        value: around.others === 0 ? "None" : `${around.others}${stars}`,
      },
      {
        label: `${review.name}, last 24 hours`,
        value: around.recent === 1 ? "1 review" : `${around.recent} reviews`,
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
    await setRemoved(tx, id, isHidden);
    await refreshReviews(tx, review.subject);
  },
});
