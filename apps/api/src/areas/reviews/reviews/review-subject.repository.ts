import type { Tie } from "@boab/contracts/reviews/ties";
import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import type { Subject } from "./reviews.repository.ts";

/** Reviews with what they are about, for those who decide about them. */
export async function findReviewsWithSubject(db: Db, ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("reviews.review as review")
    .leftJoin("directory.business as business", "business.id", "review.business_id")
    .leftJoin("marketplace.item as item", "item.id", "review.item_id")
    .select([
      "review.id",
      "review.author_id as authorId",
      "review.rating",
      "review.comment",
      "review.tie",
      "review.is_removed as isRemoved",
      "review.subject_kind as kind",
      "review.subject_id as subjectId",
      sql<Date>`coalesce(review.edited_at, review.created_at)`.as("writtenAt"),
      sql<string>`coalesce(business.business_name, item.name, '')`.as("name"),
      sql<string>`coalesce(business.slug, item.sku, '')`.as("key"),
    ])
    .where("review.id", "in", ids)
    .execute();
  return rows.map(({ kind, subjectId, ...row }) => ({
    ...row,
    subject: { kind, id: subjectId } as Subject,
    tie: row.tie as Tie,
  }));
}

/** How much a person wrote about others, and how much was written about this lately. */
export async function countAround(db: Db, id: string, since: Date) {
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
