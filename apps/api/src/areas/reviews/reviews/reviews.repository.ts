import type { Tie } from "@boab/contracts/reviews/ties";
import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

/** The business or item that a review is about. */
export interface Subject {
  kind: "business" | "item";
  id: string;
}

export interface StoredReview {
  id: string;
  subject: Subject;
  authorId: string;
  rating: number;
  comment: string;
  tie: Tie | null;
  isRemoved: boolean;
  isShown: boolean;
  createdAt: Date;
  editedAt: Date | null;
}

const selectReviews = (db: Db) =>
  db
    .selectFrom("reviews.review")
    .select(["id", "subjectKind", "subjectId", "authorId", "rating", "comment", "tie"])
    .select(["isRemoved", "isShown", "createdAt", "editedAt"]);

type Row = Awaited<ReturnType<ReturnType<typeof selectReviews>["executeTakeFirstOrThrow"]>>;

const toStoredReview = (row: Row): StoredReview => ({
  id: row.id,
  subject: { kind: row.subjectKind, id: row.subjectId },
  authorId: row.authorId,
  rating: row.rating,
  comment: row.comment,
  tie: row.tie,
  isRemoved: row.isRemoved,
  isShown: row.isShown,
  createdAt: row.createdAt,
  editedAt: row.editedAt,
});

/** Locked until the transaction ends. */
export async function lockReview(tx: Tx, id: string): Promise<StoredReview | undefined> {
  const row = await selectReviews(tx).where("id", "=", id).forUpdate().executeTakeFirst();
  return row && toStoredReview(row);
}

interface NewReview {
  subject: Subject;
  authorId: string;
  rating: number;
  comment: string;
  tie: Tie | null;
}

/** Undefined when this person has reviewed it before. */
export async function insertReview(
  tx: Tx,
  review: NewReview,
  at: Date,
): Promise<string | undefined> {
  const row = await tx
    .insertInto("reviews.review")
    .values({
      subjectKind: review.subject.kind,
      subjectId: review.subject.id,
      authorId: review.authorId,
      rating: review.rating,
      comment: review.comment,
      tie: review.tie,
      createdAt: at,
    })
    .onConflict((conflict) => conflict.constraint("review_once").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** Changes a review and stores its earlier version. */
export async function replaceReview(
  tx: Tx,
  before: StoredReview,
  now: Pick<NewReview, "rating" | "comment" | "tie">,
  at: Date,
): Promise<void> {
  const { id, rating, comment, tie, editedAt, createdAt } = before;
  await tx
    .insertInto("reviews.earlierVersion")
    .values({
      reviewId: id,
      rating,
      comment,
      tie,
      writtenAt: editedAt ?? createdAt,
      replacedAt: at,
    })
    .execute();
  await tx
    .updateTable("reviews.review")
    .set({ rating: now.rating, comment: now.comment, tie: now.tie, editedAt: at })
    .where("id", "=", id)
    .execute();
}

export async function deleteReviewRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("reviews.review").where("id", "=", id).execute();
}

export async function setReviewRemoved(tx: Tx, id: string, isRemoved: boolean): Promise<void> {
  await tx.updateTable("reviews.review").set({ isRemoved }).where("id", "=", id).execute();
}

/** Hides or shows all reviews by a person, and returns the subjects of those that changed. */
export async function setReviewsWithheldByAuthor(
  tx: Tx,
  authorId: string,
  isWithheld: boolean,
): Promise<Subject[]> {
  return tx
    .updateTable("reviews.review")
    .set({ isWithheld })
    .where("authorId", "=", authorId)
    .where("isWithheld", "!=", isWithheld)
    .returning(["subjectKind as kind", "subjectId as id"])
    .execute();
}

export async function deleteReviewsByAuthor(tx: Tx, authorId: string) {
  const rows = await tx
    .deleteFrom("reviews.review")
    .where("authorId", "=", authorId)
    .returning(["id as reviewId", "subjectKind as kind", "subjectId as id"])
    .execute();
  return rows.map(({ reviewId, kind, id }) => ({
    reviewId,
    subject: { kind, id },
  }));
}

interface ReviewTotals {
  reviewCount: number;
  starCounts: number[];
}

/**
 * Counts the shown reviews again. The row is locked before a second statement counts, so that the last of several
 * parallel calls counts them all. The star counts say how many customers gave one star, two stars and so on.
 */
export async function refreshSummary(tx: Tx, { kind, id }: Subject): Promise<ReviewTotals> {
  await tx
    .insertInto("reviews.summary")
    .values({ subjectKind: kind, subjectId: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`select from reviews.summary
    where subject_kind = ${kind} and subject_id = ${id} for update`.execute(tx);
  const { rows } =
    await sql<ReviewTotals>`update reviews.summary set (review_count, star_counts) = (
      select count(*), array[
        count(*) filter (where rating = 1 and tie = 'customer'),
        count(*) filter (where rating = 2 and tie = 'customer'),
        count(*) filter (where rating = 3 and tie = 'customer'),
        count(*) filter (where rating = 4 and tie = 'customer'),
        count(*) filter (where rating = 5 and tie = 'customer')]::int[]
      from reviews.review
      where review.subject_kind = ${kind} and review.subject_id = ${id} and review.is_shown)
    where subject_kind = ${kind} and subject_id = ${id}
    returning review_count, star_counts`.execute(tx);
  const [totals] = rows;
  if (!totals) throw new Error("a summary that was just locked is gone");
  return totals;
}
