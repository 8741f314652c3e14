import type { OwnReview } from "@boab/contracts/reviews/reviews";
import { reportSubject } from "#areas/moderation/index.ts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { ReviewsDeps } from "../deps.ts";
import { type PhotoDeps, savePhotos } from "../photos/save-photos.ts";
import { refreshReviews } from "./refresh-reviews.ts";
import { hasSameContent, type ReviewContent } from "./review.rules.ts";
import { findReviewWithDetails } from "./review-list.repository.ts";
import { lockReview, replaceReview } from "./reviews.repository.ts";
import { viewOwnReview } from "./view-review.ts";

interface Body extends Omit<ReviewContent, "tie"> {
  tie?: ReviewContent["tie"] | undefined;
  photos?: string[] | undefined;
}

/**
 * The author changes their review, and the earlier version is stored. A review that a moderator removed stays hidden
 * until a moderator has read the new version.
 */
export async function updateReview(
  deps: Pick<ReviewsDeps, "db"> & PhotoDeps,
  { userId }: Member,
  id: string,
  { rating, comment, tie: given, photos }: Body,
): Promise<OwnReview> {
  return inTransaction(deps.db, async (tx) => {
    const before = await lockReview(tx, id);
    if (!before || (before.authorId !== userId && !before.isShown)) throw new AppError("not_found");
    if (before.authorId !== userId) throw new AppError("forbidden");
    // The author of an item's review is always a customer.
    const tie = before.subject.kind === "item" ? "customer" : (given ?? before.tie);
    const now = { rating, comment, tie };
    const { kind, id: itemId } = before.subject;
    if (photos && photos.length > 0 && kind !== "item") throw new AppError("bad_request");
    const photosToSave = { reviewId: id, itemId, author: { userId }, photos: photos ?? [] };
    const hasChangedPhotos = photos !== undefined && (await savePhotos(deps, tx, photosToSave));
    if (hasChangedPhotos || !hasSameContent(before, now)) {
      const at = deps.clock();
      await replaceReview(tx, before, now, at);
      await refreshReviews(tx, before.subject);
      const editReport = { reporterId: null, reason: "edited after removal", details: "" };
      if (before.isRemoved)
        await reportSubject(tx, { kind: "review", subjectId: id, ...editReport }, at);
    }
    const review = await findReviewWithDetails(tx, id);
    if (!review) throw new AppError("not_found");
    return viewOwnReview(review);
  });
}
