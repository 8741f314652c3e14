import { isAdmin } from "@boab/contracts/accounts/roles";
import { forgetSubjects } from "#areas/moderation/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import type { ReviewsDeps } from "../deps.ts";
import { type PhotoDeps, removePhotos } from "../photos/save-photos.ts";
import { refreshReviews } from "./refresh-reviews.ts";
import { mayDelete } from "./review.rules.ts";
import { deleteReviewRow, lockReview } from "./reviews.repository.ts";
import { findSubjectStanding } from "./subject-standing.ts";

/** By its author or by staff, with all its versions, and never by somebody who speaks for what it is about. */
export async function deleteReview(
  deps: Pick<ReviewsDeps, "db"> & PhotoDeps,
  member: Member,
  id: string,
  origin: RequestOrigin,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const review = await lockReview(tx, id);
    const { userId } = member;
    const isAuthor = review?.authorId === userId;
    const isStaff = isAdmin(member);
    if (!review || !(review.isShown || isAuthor || isStaff)) throw new AppError("not_found");
    const standing = await findSubjectStanding(tx, review.subject, userId);
    const isManager = standing?.isManager ?? false;
    if (!mayDelete({ isAuthor, isManager, isStaff })) throw new AppError("forbidden");
    await removePhotos(deps, tx, id);
    await deleteReviewRow(tx, id);
    await forgetSubjects(tx, "review", [id], deps.clock());
    await refreshReviews(tx, review.subject);
    if (!isAuthor)
      await writeAudit(tx, {
        actorId: userId,
        act: "delete review",
        objectType: "review",
        objectId: id,
        changes: {
          [review.subject.kind === "item" ? "itemId" : "businessId"]: review.subject.id,
          rating: review.rating,
        },
        ...origin,
      });
  });
}
