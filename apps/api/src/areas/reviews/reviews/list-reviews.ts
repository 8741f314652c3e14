import { hasStaffStatus, isActive } from "@boab/contracts/accounts/roles";
import { computeMean } from "@boab/contracts/reviews/mean";
import type {
  PublicReview,
  ReviewFilter,
  ReviewOrder,
  ReviewSummary,
} from "@boab/contracts/reviews/reviews";
import { z } from "zod";
import { AppError } from "#platform/errors/app-error.ts";
import type { Actor } from "#platform/http/actor.ts";
import { cutPage, Instant, readSortKey } from "#platform/http/page.ts";
import type { ReviewsDeps } from "../deps.ts";
import { noReviews } from "./review.rules.ts";
import {
  findReviewSummary,
  listNewestShownReviews,
  listShownReviews,
} from "./review-list.repository.ts";
import type { Subject } from "./reviews.repository.ts";
import { findSubjectAccess } from "./subject-access.ts";
import { viewReview } from "./view-review.ts";

const defaultLimit = 10;

interface Query {
  sort?: ReviewOrder | undefined;
  show?: ReviewFilter | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

const Key = z.tuple([z.string().regex(/^-?\d{1,9}$/), Instant, z.uuid()]);

type Deps = Pick<ReviewsDeps, "db">;

/** Everyone reads the reviews of a listing or an item they can see. */
export async function listReviews(
  { db }: Deps,
  actor: Actor,
  subject: Subject,
  { sort = "newest", show, limit = defaultLimit, cursor }: Query,
): Promise<{ summary: ReviewSummary; data: PublicReview[]; nextCursor: string | null }> {
  const after = readSortKey(cursor, Key);
  const viewer = actor.kind === "member" && isActive(actor) ? actor : null;
  const access = await findSubjectAccess(db, subject, viewer?.userId ?? null);
  if (!access || !(access.isPublic || access.isManager || hasStaffStatus(viewer)))
    throw new AppError("not_found");
  const rows = await listShownReviews(db, subject, {
    order: sort,
    filter: show,
    limit: limit + 1,
    after,
  });
  const { shown, nextCursor } = cutPage(rows, limit);
  const viewerId = actor.kind === "member" ? actor.userId : null;
  return {
    summary: await readSummary({ db }, subject),
    data: shown.map(({ review }) => viewReview(review, viewerId)),
    nextCursor,
  };
}

/** Anyone reads the newest reviews of all public businesses. */
export async function listNewestReviews(
  { db }: Deps,
  actor: Actor,
  { show, limit = defaultLimit, cursor }: Query,
): Promise<{ summary: null; data: PublicReview[]; nextCursor: string | null }> {
  const after = readSortKey(cursor, Key);
  const rows = await listNewestShownReviews(db, { filter: show, limit: limit + 1, after });
  const { shown, nextCursor } = cutPage(rows, limit);
  const viewerId = actor.kind === "member" ? actor.userId : null;
  return {
    summary: null,
    data: shown.map(({ review }) => viewReview(review, viewerId)),
    nextCursor,
  };
}

/** Returns the totals of the shown reviews of a business. */
export const readReviewSummary = (deps: Deps, businessId: string): Promise<ReviewSummary> =>
  readSummary(deps, { kind: "business", id: businessId });

async function readSummary({ db }: Deps, subject: Subject): Promise<ReviewSummary> {
  const found = await findReviewSummary(db, subject);
  return found ? { ...found, mean: computeMean(found.starCounts) } : noReviews;
}
