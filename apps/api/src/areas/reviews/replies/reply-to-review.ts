import type { PublicReview } from "@boab/contracts/reviews/reviews";
import { findProfile } from "#areas/accounts/index.ts";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { ReviewsDeps } from "../deps.ts";
import { findReviewWithDetails } from "../reviews/review-list.repository.ts";
import { lockReview, type StoredReview } from "../reviews/reviews.repository.ts";
import { findSubjectAccess, type SubjectAccess } from "../reviews/subject-access.ts";
import { viewReview } from "../reviews/view-review.ts";
import { deleteReplyTo, saveReply } from "./replies.repository.ts";
import { reviewReplyEmail } from "./reply-email.ts";

type Deps = Pick<ReviewsDeps, "db" | "clock" | "enqueueMail" | "publicOrigin">;

/**
 * Only those who edit the page of the business, or sell the item, reply to a review. Its author gets an email about the first
 * reply.
 */
export async function replyToReview(
  deps: Deps,
  { userId }: Member,
  id: string,
  body: string,
): Promise<PublicReview> {
  await runOnce(deps.db, async (tx) => {
    const { review, access } = await lockManagedReview(tx, userId, id);
    const reply = { reviewId: id, authorId: userId, body };
    if (await saveReply(tx, reply, deps.clock()))
      await notifyAuthor(deps, tx, review, access, body);
  });
  const shown = await findReviewWithDetails(deps.db, id);
  if (!shown) throw new AppError("not_found");
  return viewReview(shown, userId);
}

export async function deleteReply(
  { db }: Pick<ReviewsDeps, "db">,
  { userId }: Member,
  id: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockManagedReview(tx, userId, id);
    await deleteReplyTo(tx, id);
  });
}

async function lockManagedReview(tx: Tx, userId: string, id: string) {
  const review = await lockReview(tx, id);
  if (!review?.isShown) throw new AppError("not_found");
  const access = await findSubjectAccess(tx, review.subject, userId);
  if (!access?.mayReply) throw new AppError("forbidden");
  return { review, access };
}

async function notifyAuthor(
  { enqueueMail, publicOrigin }: Deps,
  tx: Tx,
  { id, authorId, comment }: StoredReview,
  { speaker, path }: SubjectAccess,
  reply: string,
): Promise<void> {
  const author = await findProfile(tx, authorId);
  if (author?.userStatus !== "Active") return;
  const url = `${publicOrigin}${path}`;
  const email = reviewReplyEmail.write({ businessName: speaker, comment, reply, url });
  // The key allows one email per review, so that a reply that is deleted and written again sends none.
  await enqueueMail(tx, { key: `${reviewReplyEmail.kind}:${id}`, to: author.email, ...email });
}
