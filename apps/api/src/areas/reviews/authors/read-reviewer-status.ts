import { hasStaffStatus, isActive } from "@boab/contracts/accounts/roles";
import type { ItemReviewViewerStatus, ReviewViewerStatus } from "@boab/contracts/reviews/reviews";
import { findProfile } from "#areas/accounts/index.ts";
import { findItemForViewer } from "#areas/marketplace/index.ts";
import { listSubjectIdsReportedBy } from "#areas/moderation/index.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { ReviewsDeps } from "../deps.ts";
import { listHelpfulReviewIds } from "../helpful/helpful.repository.ts";
import { findReviewByAuthor } from "../reviews/review-list.repository.ts";
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
  const isStaff = isActive(member) && hasStaffStatus(member);
  const isVisible = access?.isPublic || access?.isManager || access?.isBuyer || isStaff;
  if (!access || !isVisible) throw new AppError("not_found");
  const [profile, review, helpfulReviewIds, reportedReviewIds] = await Promise.all([
    findProfile(db, userId),
    findReviewByAuthor(db, subject, userId),
    listHelpfulReviewIds(db, subject, userId),
    listSubjectIdsReportedBy(db, "review", userId),
  ]);
  return {
    review: review ? viewOwnReview(review) : null,
    manages: access.isManager,
    mayReply: access.mayReply,
    isStaff,
    isEmailConfirmed: profile?.emailVerified ?? false,
    helpful: helpfulReviewIds,
    reported: reportedReviewIds,
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
