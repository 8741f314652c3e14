import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

/** Returns reviews with the business or item they are about, for moderators. */
export async function findReviewsWithSubject(db: Db, ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("reviews.review as review")
    .leftJoin("directory.vBusiness as business", "business.id", "review.businessId")
    .leftJoin("marketplace.vItem as item", "item.id", "review.itemId")
    .select([
      "review.id",
      "review.authorId",
      "review.rating",
      "review.comment",
      "review.tie",
      "review.isRemoved",
      "review.subjectKind as kind",
      "review.subjectId",
      sql<Date>`coalesce(review.edited_at, review.created_at)`.as("writtenAt"),
      sql<string>`coalesce(business.business_name, item.name, '')`.as("name"),
      sql<string>`coalesce(business.slug, item.sku, '')`.as("key"),
    ])
    .where("review.id", "in", ids)
    .execute();
  return rows.map(({ kind, subjectId, ...row }) => ({
    ...row,
    subject: { kind, id: subjectId },
  }));
}

/** Counts the author's other reviews, and the recent reviews of the same subject. */
export async function summariseRelatedReviews(db: Db, id: string, since: Date) {
  const { rows } = await sql<{ others: number; stars: number[] | null; recent: number }>`
    select
      (select count(*)::int from reviews.review as other
        where other.author_id = review.author_id and other.id <> review.id) as others,
      (select array_agg(distinct other.rating::int) from reviews.review as other
        where other.author_id = review.author_id and other.id <> review.id) as stars,
      (select count(*)::int from reviews.review as other
        where other.subject_kind = review.subject_kind and other.subject_id = review.subject_id
          and other.created_at >= ${since}) as recent
    from reviews.review as review where review.id = ${id}`.execute(db);
  return rows[0];
}
