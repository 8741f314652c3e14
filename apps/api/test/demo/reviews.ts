import { makeDemoBusinesses } from "@boab/demo/businesses/all";
import { demoPeople, makeDemoUserId } from "@boab/demo/people";
import { type DemoReview, makeDemoReviews } from "@boab/demo/reviews/all";
import { sql } from "kysely";
import { markDecided } from "#areas/moderation/cases/cases.repository.ts";
import { reportSubject } from "#areas/moderation/index.ts";
import { findOrCreateOpenCase } from "#areas/moderation/reports/reports.repository.ts";
import { refreshHelpfulCounts } from "#areas/reviews/helpful/helpful.repository.ts";
import { refreshReviews } from "#areas/reviews/reviews/refresh-reviews.ts";
import { insertReview, setReviewRemoved } from "#areas/reviews/reviews/reviews.repository.ts";
import { type Db, inTransaction, type Tx } from "#platform/db/db.ts";
import type { DemoPart } from "./demo-part.ts";
import { addReviewersVisits } from "./reviewers-visits.ts";

export const loadDemoReviews: DemoPart = async ({ db }) => {
  const reviews = makeDemoReviews(makeDemoBusinesses());
  const added = await loadReviews(db, reviews);
  await loadRemovedReview(db);
  await addReviewersVisits(db);
  return `${reviews.length} demo reviews (${added} of them new)`;
};

/** In a few statements, because there are many. What is there stays as it is. */
export async function loadReviews(db: Db, reviews: DemoReview[]): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { rows: inserted } = await sql<{ id: string; businessId: string; authorId: string }>`
      insert into reviews.review
        (subject_kind, subject_id, author_id, rating, comment, tie, created_at)
      select 'business', wanted."businessId", wanted."authorId", wanted.rating, wanted.comment,
        wanted.tie, wanted."createdAt"
      from jsonb_to_recordset(${JSON.stringify(reviews)}::jsonb) as wanted (
        "businessId" text, "authorId" text, rating smallint, comment text, tie text,
        "createdAt" timestamptz)
      on conflict on constraint review_once do nothing
      returning id, subject_id as "businessId", author_id as "authorId"`.execute(tx);
    if (inserted.length === 0) return 0;
    const reviewIdByKey = new Map(
      inserted.map((row) => [`${row.businessId} ${row.authorId}`, row.id]),
    );
    const fresh = reviews.flatMap((review) => {
      const id = reviewIdByKey.get(`${review.businessId} ${review.authorId}`);
      return id ? [{ ...review, id }] : [];
    });
    const replies = fresh.flatMap(({ id, reply }) => (reply ? [{ id, ...reply }] : []));
    await tx
      .insertInto("reviews.reply")
      .values(replies.map(({ id, body, createdAt }) => ({ reviewId: id, body, createdAt })))
      .execute();
    const votes = fresh.flatMap(({ id, helpfulTo }) =>
      helpfulTo.map((profileId) => ({ reviewId: id, profileId })),
    );
    await tx.insertInto("reviews.helpfulVote").values(votes).execute();
    await refreshHelpfulCounts(
      tx,
      fresh.map(({ id }) => id),
    );
    for (const id of new Set(inserted.map(({ businessId }) => businessId)))
      await refreshReviews(tx, { kind: "business", id });
    await insertSampleReports(tx, fresh);
    return inserted.length;
  });
}

/** One review of the demo member that a moderator removed, so that the page of the decision can be looked at. */
const demoDecisionId = "5a1e0000-0000-4000-8000-000000000011";

async function loadRemovedReview(db: Db): Promise<void> {
  const getUserId = (role: string) => {
    const person = demoPeople.find((one) => one.role === role);
    if (!person) throw new Error(`There is no demo ${role}`);
    return makeDemoUserId(person);
  };
  const business = await db
    .selectFrom("directory.business")
    .select("id")
    .where("isPublic", "=", true)
    .orderBy("slug")
    .executeTakeFirst();
  if (!business) return;
  await inTransaction(db, async (tx) => {
    const subject = { kind: "business", id: business.id } as const;
    const authorId = getUserId("member");
    const comment = "Never been, but my cousin says the owner is rude.";
    const written = { rating: 1, comment, tie: "customer" } as const;
    const at = new Date(Date.now() - 5 * 24 * hourMs);
    const reviewId = await insertReview(tx, { subject, authorId, ...written }, at);
    if (!reviewId) return;
    const report = { reporterId: getUserId("admin"), reason: "not real", details: "" };
    await reportSubject(tx, { kind: "review", subjectId: reviewId, ...report }, at);
    const caseId = await findOrCreateOpenCase(tx, "review", reviewId, at);
    await setReviewRemoved(tx, reviewId, true);
    await markDecided(tx, caseId, at);
    await tx
      .insertInto("moderation.decision")
      .values({
        id: demoDecisionId,
        caseId,
        verdict: "remove",
        reason: "not real",
        authorId,
        wasHidden: false,
        decidedBy: getUserId("moderator"),
        decidedAt: at,
        notifiedAt: at,
      })
      .execute();
  });
}

const hourMs = 60 * 60 * 1000;

/** A few low ones wait for a moderator, the first with the most reports. */
async function insertSampleReports(
  tx: Tx,
  reviews: (DemoReview & { id: string })[],
): Promise<void> {
  const lowRatedReviews = reviews.filter(({ rating }) => rating <= 2).slice(0, 5);
  const people = reviews.map(({ authorId }) => authorId);
  const reasons = ["not real", "not real", "hidden tie", "other"];
  for (const [index, review] of lowRatedReviews.entries()) {
    const reporters = [...new Set(people)].filter((id) => id !== review.authorId);
    for (const [turn, reporterId] of reporters.slice(index * 5, index * 5 + 5 - index).entries())
      await reportSubject(
        tx,
        {
          kind: "review",
          subjectId: review.id,
          reporterId,
          reason: reasons[turn % reasons.length] ?? "other",
          details: turn === 0 ? "We were closed on the day this describes." : "",
        },
        new Date(Date.now() - (index * 7 + 3 - turn * 0.3) * hourMs),
      );
  }
}
