import type { Tx } from "#platform/db/db.ts";

/** True when it is the first one. */
export async function saveReply(
  tx: Tx,
  reply: { reviewId: string; authorId: string; body: string },
  at: Date,
): Promise<boolean> {
  const inserted = await tx
    .insertInto("reviews.reply")
    .values({
      review_id: reply.reviewId,
      author_id: reply.authorId,
      body: reply.body,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("review_id")
    .executeTakeFirst();
  if (inserted) return true;
  await tx
    .updateTable("reviews.reply")
    .set({ author_id: reply.authorId, body: reply.body, edited_at: at })
    .where("review_id", "=", reply.reviewId)
    .execute();
  return false;
}

export async function deleteReplyTo(tx: Tx, reviewId: string): Promise<void> {
  await tx.deleteFrom("reviews.reply").where("review_id", "=", reviewId).execute();
}

export async function forgetReplier(tx: Tx, authorId: string): Promise<void> {
  await tx
    .updateTable("reviews.reply")
    .set({ author_id: null })
    .where("author_id", "=", authorId)
    .execute();
}
