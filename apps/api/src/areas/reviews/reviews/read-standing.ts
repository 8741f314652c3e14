import { isActive, isAdmin } from "@boab/contracts/accounts/roles";
import type { ItemReviewStanding, ReviewStanding } from "@boab/contracts/reviews/reviews";
import { findProfile } from "#areas/accounts/index.ts";
import { findItemStanding } from "#areas/marketplace/index.ts";
import { listReportedBy } from "#areas/moderation/index.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { ReviewsDeps } from "../deps.ts";
import { listHelpful } from "../helpful/helpful.repository.ts";
import { findReviewBy } from "./review-list.repository.ts";
import type { Subject } from "./reviews.repository.ts";
import { findSubjectStanding } from "./subject-standing.ts";
import { viewOwnReview } from "./view-review.ts";

type Deps = Pick<ReviewsDeps, "db">;

/** What the caller wrote about a business or an item, and what they may do beside its reviews. */
export async function readStanding(
  { db }: Deps,
  member: Member,
  subject: Subject,
): Promise<ReviewStanding> {
  const { userId } = member;
  const standing = await findSubjectStanding(db, subject, userId);
  const isStaff = isActive(member) && isAdmin(member);
  const isThere = standing?.isPublic || standing?.isManager || standing?.isBuyer || isStaff;
  if (!standing || !isThere) throw new AppError("not_found");
  const [profile, review, helpful, reported] = await Promise.all([
    findProfile(db, userId),
    findReviewBy(db, subject, userId),
    listHelpful(db, subject, userId),
    listReportedBy(db, "review", userId),
  ]);
  return {
    review: review ? viewOwnReview(review) : null,
    manages: standing.isManager,
    isStaff,
    isEmailConfirmed: profile?.emailVerified ?? false,
    helpful,
    reported,
  };
}

/** The same for an item, with whether they bought it. */
export async function readItemStanding(
  deps: Deps,
  member: Member,
  key: string,
): Promise<ItemReviewStanding> {
  const item = await findItemStanding(deps.db, key, member.userId);
  if (!item) throw new AppError("not_found");
  const standing = await readStanding(deps, member, { kind: "item", id: item.id });
  return { ...standing, itemId: item.id, hasReceived: item.hasReceived };
}
