import type { Tie } from "@boab/contracts/reviews/ties";
import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

/** What is reviewed. */
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
  tie: Tie;
  isRemoved: boolean;
  isShown: boolean;
  createdAt: Date;
  editedAt: Date | null;
}

const reviews = (db: Db) =>
  db
    .selectFrom("reviews.review")
    .select(["id", "subject_kind", "subject_id", "author_id", "rating", "comment", "tie"])
    .select(["is_removed", "is_shown", "created_at", "edited_at"]);

type Row = Awaited<ReturnType<ReturnType<typeof reviews>["executeTakeFirstOrThrow"]>>;

const toStored = (row: Row): StoredReview => ({
  id: row.id,
  subject: { kind: row.subject_kind as Subject["kind"], id: row.subject_id },
  authorId: row.author_id,
  rating: row.rating,
  comment: row.comment,
  tie: row.tie as Tie,
  isRemoved: row.is_removed,
  isShown: row.is_shown,
  createdAt: row.created_at,
  editedAt: row.edited_at,
});

/** Locked until the transaction ends. */
export async function lockReview(tx: Tx, id: string): Promise<StoredReview | undefined> {
  const row = await reviews(tx).where("id", "=", id).forUpdate().executeTakeFirst();
  return row && toStored(row);
}

interface NewReview {
  subject: Subject;
  authorId: string;
  rating: number;
  comment: string;
  tie: Tie;
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
      subject_kind: review.subject.kind,
      subject_id: review.subject.id,
      author_id: review.authorId,
      rating: review.rating,
      comment: review.comment,
      tie: review.tie,
      created_at: at,
    })
    .onConflict((conflict) => conflict.constraint("review_once").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** Keeps what it said before. */
export async function replaceReview(
  tx: Tx,
  before: StoredReview,
  now: Pick<NewReview, "rating" | "comment" | "tie">,
  at: Date,
): Promise<void> {
  const { id, rating, comment, tie, editedAt, createdAt } = before;
  await tx
    .insertInto("reviews.earlier_version")
    .values({
      ...{ review_id: id, rating, comment, tie },
      written_at: editedAt ?? createdAt,
      replaced_at: at,
    })
    .execute();
  await tx
    .updateTable("reviews.review")
    .set({ rating: now.rating, comment: now.comment, tie: now.tie, edited_at: at })
    .where("id", "=", id)
    .execute();
}

export async function deleteReviewRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("reviews.review").where("id", "=", id).execute();
}

export async function setRemoved(tx: Tx, id: string, isRemoved: boolean): Promise<void> {
  await tx
    .updateTable("reviews.review")
    .set({ is_removed: isRemoved })
    .where("id", "=", id)
    .execute();
}

/** Hides or shows everything a person wrote; returns what it was about. */
export async function withholdReviewsOf(
  tx: Tx,
  authorId: string,
  isWithheld: boolean,
): Promise<Subject[]> {
  const rows = await tx
    .updateTable("reviews.review")
    .set({ is_withheld: isWithheld })
    .where("author_id", "=", authorId)
    .where("is_withheld", "!=", isWithheld)
    .returning(["subject_kind as kind", "subject_id as id"])
    .execute();
  return rows as Subject[];
}

export async function deleteReviewsOf(tx: Tx, authorId: string) {
  const rows = await tx
    .deleteFrom("reviews.review")
    .where("author_id", "=", authorId)
    .returning(["id as reviewId", "subject_kind as kind", "subject_id as id"])
    .execute();
  return rows.map(({ reviewId, kind, id }) => ({
    reviewId,
    subject: { kind, id } as Subject,
  }));
}

/**
 * Adds up the shown reviews anew. Locked first and counted by a second statement, so that of several at once the last one
 * counts them all. Answers how many customers gave one star, two stars …
 */
export async function refreshSummary(tx: Tx, { kind, id }: Subject): Promise<number[]> {
  await tx
    .insertInto("reviews.summary")
    .values({ subject_kind: kind, subject_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`select from reviews.summary
    where subject_kind = ${kind} and subject_id = ${id} for update`.execute(tx);
  const { rows } = await sql<{
    starCounts: number[];
  }>`update reviews.summary set (review_count, star_counts) = (
      select count(*), array[
        count(*) filter (where rating = 1 and tie = 'customer'),
        count(*) filter (where rating = 2 and tie = 'customer'),
        count(*) filter (where rating = 3 and tie = 'customer'),
        count(*) filter (where rating = 4 and tie = 'customer'),
        count(*) filter (where rating = 5 and tie = 'customer')]::int[]
      from reviews.review
      where review.subject_kind = ${kind} and review.subject_id = ${id} and review.is_shown)
    where subject_kind = ${kind} and subject_id = ${id}
    returning star_counts as "starCounts"`.execute(tx);
  return rows[0]?.starCounts ?? [];
}
