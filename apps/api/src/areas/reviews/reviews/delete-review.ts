import { hasStaffStatus } from "@boab/contracts/accounts/roles";
import { closeCasesForDeletedSubjects } from "#areas/moderation/index.ts";
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
import { findSubjectAccess } from "./subject-access.ts";

/** The author, or staff who don't manage what it is about, delete a review with all its versions. */
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
    const isStaff = hasStaffStatus(member);
    if (!review || !(review.isShown || isAuthor || isStaff)) throw new AppError("not_found");
    const access = await findSubjectAccess(tx, review.subject, userId);
    const isManager = access?.isManager ?? false;
    if (!mayDelete({ isAuthor, isManager, isStaff })) throw new AppError("forbidden");
    await removePhotos(deps, tx, id);
    await deleteReviewRow(tx, id);
    await closeCasesForDeletedSubjects(tx, "review", [id], deps.clock());
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
