import { isActive, isAdmin } from "@boab/contracts/accounts/roles";
import type { ItemReviewViewerStatus, ReviewViewerStatus } from "@boab/contracts/reviews/reviews";
import { findProfile } from "#areas/accounts/index.ts";
import { findItemForViewer } from "#areas/marketplace/index.ts";
import { listReportedBy } from "#areas/moderation/index.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { ReviewsDeps } from "../deps.ts";
import { listHelpfulReviewIds } from "../helpful/helpful.repository.ts";
import { findReviewBy } from "../reviews/review-list.repository.ts";
import type { Subject } from "../reviews/reviews.repository.ts";
import { findSubjectAccess } from "../reviews/subject-access.ts";
import { viewOwnReview } from "../reviews/view-review.ts";

type Deps = Pick<ReviewsDeps, "db">;

/** A member reads their own review of a business or an item, and what they may do with the other reviews. */
export async function readReviewerStatus(
  { db }: Deps,
  member: Member,
  subject: Subject,
): Promise<ReviewViewerStatus> {
  const { userId } = member;
  const access = await findSubjectAccess(db, subject, userId);
  const isStaff = isActive(member) && isAdmin(member);
  const isThere = access?.isPublic || access?.isManager || access?.isBuyer || isStaff;
  if (!access || !isThere) throw new AppError("not_found");
  const [profile, review, helpful, reported] = await Promise.all([
    findProfile(db, userId),
    findReviewBy(db, subject, userId),
    listHelpfulReviewIds(db, subject, userId),
    listReportedBy(db, "review", userId),
  ]);
  return {
    review: review ? viewOwnReview(review) : null,
    manages: access.isManager,
    isStaff,
    isEmailConfirmed: profile?.emailVerified ?? false,
    helpful,
    reported,
  };
}

/** A member reads the same for an item, and whether they bought it. */
export async function readItemReviewerStatus(
  deps: Deps,
  member: Member,
  key: string,
): Promise<ItemReviewViewerStatus> {
  const item = await findItemForViewer(deps.db, key, member.userId);
  if (!item) throw new AppError("not_found");
  const status = await readReviewerStatus(deps, member, { kind: "item", id: item.id });
  return { ...status, itemId: item.id, hasReceived: item.hasReceived };
}
