import type { PublicReview } from "@boab/contracts/reviews/reviews";
import { lockProfile } from "#areas/accounts/index.ts";
import { findListingVisibility } from "#areas/directory/index.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { ReviewsDeps } from "../deps.ts";
import { refreshReviews } from "./refresh-reviews.ts";
import type { ReviewContent } from "./review.rules.ts";
import { findReviewWithDetails } from "./review-list.repository.ts";
import { insertReview, type Subject } from "./reviews.repository.ts";
import { viewReview } from "./view-review.ts";

interface Body extends Omit<ReviewContent, "tie"> {
  tie?: ReviewContent["tie"] | undefined;
  businessId: string;
  /** The specification's client sends it; it must match the session. */
  userId?: string | undefined;
}

/**
 * A member with a confirmed email reviews a listing everyone can see, once, and never their own. Name and photo are those
 * of their profile, whatever was sent.
 */
export async function createReview(
  { db, clock }: Pick<ReviewsDeps, "db" | "clock">,
  { userId }: Member,
  body: Body,
): Promise<PublicReview> {
  if (body.userId !== undefined && body.userId !== userId) throw new AppError("actor_mismatch");
  return runOnce(db, async (tx) => {
    const author = await lockProfile(tx, userId);
    if (!author) throw new AppError("not_signed_in");
    if (!author.emailVerified) throw new AppError("email_not_confirmed");
    const listing = await findListingVisibility(tx, body.businessId, userId);
    if (!listing?.isPublic) throw new AppError("not_found");
    if (listing.manager) throw new AppError("own_business");
    const subject: Subject = { kind: "business", id: listing.id };
    const { rating, comment, tie = null } = body;
    const review = { subject, authorId: userId, rating, comment, tie };
    const id = await insertReview(tx, review, clock());
    if (!id) throw new AppError("review_exists");
    await refreshReviews(tx, subject);
    const written = await findReviewWithDetails(tx, id);
    if (!written) throw new AppError("not_found");
    return viewReview(written, userId);
  });
}
