import type { PublicReview } from "@boab/contracts/reviews/reviews";
import { findProfile } from "#areas/accounts/index.ts";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { ReviewsDeps } from "../deps.ts";
import { findShownReview } from "../reviews/review-list.repository.ts";
import { lockReview, type StoredReview } from "../reviews/reviews.repository.ts";
import { findSubjectStanding, type SubjectStanding } from "../reviews/subject-standing.ts";
import { viewReview } from "../reviews/view-review.ts";
import { deleteReplyTo, saveReply } from "./replies.repository.ts";
import { reviewReplyEmail } from "./reply-email.ts";

type Deps = Pick<ReviewsDeps, "db" | "clock" | "enqueueMail" | "publicOrigin">;

/** Those who manage the business or sell the item speak for it, and nobody else; its reviewer hears of the first reply. */
export async function replyToReview(
  deps: Deps,
  { userId }: Member,
  id: string,
  body: string,
): Promise<PublicReview> {
  return inTransaction(deps.db, async (tx) => {
    const { review, standing } = await lockManagedReview(tx, userId, id);
    const reply = { reviewId: id, authorId: userId, body };
    if (await saveReply(tx, reply, deps.clock()))
      await tellAuthor(deps, tx, review, standing, body);
    const shown = await findShownReview(tx, id);
    if (!shown) throw new AppError("not_found");
    return viewReview(shown, userId);
  });
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
  const standing = await findSubjectStanding(tx, review.subject, userId);
  if (!standing?.isManager) throw new AppError("forbidden");
  return { review, standing };
}

async function tellAuthor(
  { enqueueMail, publicOrigin }: Deps,
  tx: Tx,
  { id, authorId, comment }: StoredReview,
  { speaker, path }: SubjectStanding,
  reply: string,
): Promise<void> {
  const author = await findProfile(tx, authorId);
  if (author?.userStatus !== "Active") return;
  const url = `${publicOrigin}${path}`;
  const email = reviewReplyEmail.write({ businessName: speaker, comment, reply, url });
  // One email for a review: a reply that is taken off and written again is no news.
  await enqueueMail(tx, { key: `${reviewReplyEmail.kind}:${id}`, to: author.email, ...email });
}
