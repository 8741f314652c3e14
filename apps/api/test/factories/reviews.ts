import type { Verdict } from "@boab/contracts/moderation/reasons";
import type { Tie } from "@boab/contracts/reviews/ties";
import { lockCase, markDecided } from "#areas/moderation/cases/cases.repository.ts";
import { insertDecision } from "#areas/moderation/cases/decisions.repository.ts";
import { reportSubject } from "#areas/moderation/reports/report-subject.ts";
import { findOrCreateOpenCase } from "#areas/moderation/reports/reports.repository.ts";
import { refreshReviews } from "#areas/reviews/reviews/refresh-reviews.ts";
import {
  insertReview as insertRow,
  type Subject,
  setReviewRemoved,
} from "#areas/reviews/reviews/reviews.repository.ts";
import { type Db, inTransaction } from "#platform/db/db.ts";
import { insertListing, insertOwner } from "./directory.ts";

/** What a test specifies of a review; the rest is praise by a customer of some shop. */
export interface ReviewOverrides {
  businessId?: string;
  authorId?: string;
  rating?: number;
  comment?: string;
  tie?: Tie;
  createdAt?: Date;
}

/** Inserts a review as posting one would; returns its id. */
export async function insertReview(db: Db, overrides: ReviewOverrides = {}): Promise<string> {
  const businessId = overrides.businessId ?? (await insertListing(db));
  return inTransaction(db, async (tx) => {
    const subject: Subject = { kind: "business", id: businessId };
    const review = {
      subject,
      authorId: overrides.authorId ?? (await insertOwner(tx)),
      rating: overrides.rating ?? 5,
      comment: overrides.comment ?? "Kind people, good bread.",
      tie: overrides.tie ?? "customer",
    };
    const id = await insertRow(tx, review, overrides.createdAt ?? new Date());
    if (!id) throw new Error("this person has reviewed it before");
    await refreshReviews(tx, subject);
    return id;
  });
}

/** Reports a review; returns the id of its case. */
export function insertReviewCase(
  db: Db,
  reviewId: string,
  reporterId: string | null,
): Promise<string> {
  return inTransaction(db, async (tx) => {
    const report = { reporterId, reason: "not real", details: "We were closed that day." };
    await reportSubject(tx, { kind: "review", subjectId: reviewId, ...report }, new Date());
    return findOrCreateOpenCase(tx, "review", reviewId, new Date());
  });
}

interface DecidedReview {
  reviewId: string;
  authorId: string;
  by: string;
  verdict?: Verdict;
}

/** Decides a case as staff would, without the emails; returns the id of the decision. */
export function insertCaseDecision(
  db: Db,
  caseId: string,
  { reviewId, authorId, by, verdict = "remove" }: DecidedReview,
): Promise<string> {
  return inTransaction(db, async (tx) => {
    await lockCase(tx, caseId);
    await setReviewRemoved(tx, reviewId, verdict !== "keep");
    await markDecided(tx, caseId, new Date());
    const decision = { verdict, reason: verdict === "keep" ? "real visit" : "not real" };
    const at = new Date();
    return insertDecision(tx, { caseId, decision, authorId, wasHidden: false, by, at });
  });
}
