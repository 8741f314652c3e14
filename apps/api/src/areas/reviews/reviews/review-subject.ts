import { ties } from "@boab/contracts/reviews/ties";
import type { ModeratedSubject } from "#areas/moderation/index.ts";
import type { ReviewsDeps } from "../deps.ts";
import { refreshReviews } from "./refresh-reviews.ts";
import { itemReviewsPath, reviewsPath } from "./review.rules.ts";
import { countAround, findReviewsWithSubject } from "./review-subject.repository.ts";
import { lockReview, setRemoved } from "./reviews.repository.ts";
import { findSubjectStanding } from "./subject-standing.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Reviews as moderation sees them. */
export const reviewSubject = ({ clock }: Pick<ReviewsDeps, "clock">): ModeratedSubject => ({
  async describe(db, ids) {
    const found = await findReviewsWithSubject(db, ids);
    return new Map(
      found.map(({ id, name, comment, rating, subject, key, authorId, writtenAt, isRemoved }) => [
        id,
        {
          ...{ title: `Review of ${name}`, text: comment, rating, authorId, writtenAt },
          path: subject.kind === "item" ? itemReviewsPath(key) : reviewsPath(key),
          isHidden: isRemoved,
        },
      ]),
    );
  },

  async explain(db, id) {
    const [review] = await findReviewsWithSubject(db, [id]);
    const around = await countAround(db, id, new Date(clock().getTime() - dayMs));
    if (!review || !around) return [];
    const [onlyStars, ...moreStars] = around.stars ?? [];
    const stars =
      onlyStars !== undefined && moreStars.length === 0 ? `, all with ${onlyStars} of 5 stars` : "";
    return [
      review.subject.kind === "item"
        ? { label: "How they know the item", value: "Bought it here" }
        : { label: "How they know the business", value: ties[review.tie].shown },
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
    const standing = await findSubjectStanding(db, review.subject, userId);
    return standing?.isManager ?? false;
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
