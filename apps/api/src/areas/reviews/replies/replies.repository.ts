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
      reviewId: reply.reviewId,
      authorId: reply.authorId,
      body: reply.body,
      createdAt: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("reviewId")
    .executeTakeFirst();
  if (inserted) return true;
  await tx
    .updateTable("reviews.reply")
    .set({ authorId: reply.authorId, body: reply.body, editedAt: at })
    .where("reviewId", "=", reply.reviewId)
    .execute();
  return false;
}

export async function deleteReplyTo(tx: Tx, reviewId: string): Promise<void> {
  await tx.deleteFrom("reviews.reply").where("reviewId", "=", reviewId).execute();
}

export async function eraseReplyAuthor(tx: Tx, authorId: string): Promise<void> {
  await tx
    .updateTable("reviews.reply")
    .set({ authorId: null })
    .where("authorId", "=", authorId)
    .execute();
}
