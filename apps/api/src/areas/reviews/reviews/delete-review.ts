import { isAdmin } from "@boab/contracts/accounts/roles";
import { findListingStanding } from "#areas/directory/index.ts";
import { forgetSubjects } from "#areas/moderation/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import type { ReviewsDeps } from "../deps.ts";
import { mayDelete } from "./review.rules.ts";
import { deleteReviewRow, lockReview, refreshSummary } from "./reviews.repository.ts";

/** By its author or by staff, with all its versions, and never by somebody who manages the business. */
export async function deleteReview(
  { db, clock }: Pick<ReviewsDeps, "db" | "clock">,
  member: Member,
  id: string,
  origin: RequestOrigin,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const review = await lockReview(tx, id);
    const { userId } = member;
    const isAuthor = review?.authorId === userId;
    const isStaff = isAdmin(member);
    if (!review || !(review.isShown || isAuthor || isStaff)) throw new AppError("not_found");
    const listing = await findListingStanding(tx, review.subject.id, userId);
    const isManager = listing?.isManager ?? false;
    if (!mayDelete({ isAuthor, isManager, isStaff })) throw new AppError("forbidden");
    await deleteReviewRow(tx, id);
    await forgetSubjects(tx, "review", [id], clock());
    await refreshSummary(tx, review.subject);
    if (!isAuthor)
      await writeAudit(tx, {
        actorId: userId,
        act: "delete review",
        objectType: "review",
        objectId: id,
        changes: { businessId: review.subject.id, rating: review.rating },
        ...origin,
      });
  });
}
