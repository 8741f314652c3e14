import type { PublicReview } from "@boab/contracts/reviews/reviews";
import { lockProfile } from "#areas/accounts/index.ts";
import { findItemForViewer } from "#areas/marketplace/index.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { ReviewsDeps } from "../deps.ts";
import { type PhotoDeps, savePhotos } from "../photos/save-photos.ts";
import { refreshReviews } from "./refresh-reviews.ts";
import { findReviewWithDetails } from "./review-list.repository.ts";
import { insertReview, type Subject } from "./reviews.repository.ts";
import { viewReview } from "./view-review.ts";

interface ItemReviewContent {
  rating: number;
  comment: string;
  photos?: string[] | undefined;
}

/** Somebody who bought an item reviews it once it is on its way, once, and never their own. */
export function createItemReview(
  deps: Pick<ReviewsDeps, "db"> & PhotoDeps,
  { userId }: Member,
  itemId: string,
  { rating, comment, photos = [] }: ItemReviewContent,
): Promise<PublicReview> {
  return runOnce(deps.db, async (tx) => {
    if (!(await lockProfile(tx, userId))) throw new AppError("not_signed_in");
    const item = await findItemForViewer(tx, itemId, userId);
    // A buyer can review an item even after it was taken out of the shop.
    if (!item || !(item.isListed || item.hasReceived)) throw new AppError("not_found");
    if (item.isSeller) throw new AppError("own_store");
    if (!item.hasReceived) throw new AppError("not_bought");
    const subject: Subject = { kind: "item", id: itemId };
    const review = { subject, authorId: userId, rating, comment, tie: "customer" as const };
    const id = await insertReview(tx, review, deps.clock());
    if (!id)
      throw new AppError("review_exists", {
        sentence: "You've already reviewed this item. You can edit your review.",
      });
    await savePhotos(deps, tx, { reviewId: id, itemId, author: { userId }, photos });
    await refreshReviews(tx, subject);
    const written = await findReviewWithDetails(tx, id);
    if (!written) throw new AppError("not_found");
    return viewReview(written, userId);
  });
}
