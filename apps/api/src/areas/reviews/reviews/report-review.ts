import { moderationCopy } from "@boab/contracts/moderation/copy";
import type { ContentReport } from "@boab/contracts/moderation/reports";
import { reportSubject } from "#areas/moderation/index.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { ReviewsDeps } from "../deps.ts";
import { lockReview } from "./reviews.repository.ts";

/** A member reports somebody else's review; it stays until our team has decided. */
export async function reportReview(
  { db, clock }: Pick<ReviewsDeps, "db" | "clock">,
  { userId }: Member,
  id: string,
  { reason, details = "" }: ContentReport,
): Promise<{ message: string }> {
  await runOnce(db, async (tx) => {
    const review = await lockReview(tx, id);
    if (!review?.isShown) throw new AppError("not_found");
    if (review.authorId === userId) throw new AppError("forbidden");
    const report = { kind: "review" as const, subjectId: id, reporterId: userId, reason, details };
    await reportSubject(tx, report, clock());
  });
  return { message: moderationCopy.reported };
}
