import { isActive, isAdmin } from "@boab/contracts/accounts/roles";
import type { ReviewStanding } from "@boab/contracts/reviews/reviews";
import { findProfile } from "#areas/accounts/index.ts";
import { findListingStanding } from "#areas/directory/index.ts";
import { listReportedBy } from "#areas/moderation/index.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { ReviewsDeps } from "../deps.ts";
import { listHelpful } from "../helpful/helpful.repository.ts";
import { findReviewBy } from "./review-list.repository.ts";
import type { Subject } from "./reviews.repository.ts";
import { viewOwnReview } from "./view-review.ts";

/** What the caller wrote about a business, and what they may do beside its reviews. */
export async function readStanding(
  { db }: Pick<ReviewsDeps, "db">,
  member: Member,
  businessId: string,
): Promise<ReviewStanding> {
  const { userId } = member;
  const listing = await findListingStanding(db, businessId, userId);
  const isStaff = isActive(member) && isAdmin(member);
  if (!listing || !(listing.isPublic || listing.isManager || isStaff))
    throw new AppError("not_found");
  const subject: Subject = { kind: "business", id: businessId };
  const [profile, review, helpful, reported] = await Promise.all([
    findProfile(db, userId),
    findReviewBy(db, subject, userId),
    listHelpful(db, subject, userId),
    listReportedBy(db, "review", userId),
  ]);
  return {
    review: review ? viewOwnReview(review) : null,
    manages: listing.isManager,
    isStaff,
    isEmailConfirmed: profile?.emailVerified ?? false,
    helpful,
    reported,
  };
}
