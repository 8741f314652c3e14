import {
  listItemReviews,
  listReviews,
  ReviewFilter,
  ReviewOrder,
  type ReviewSummary,
} from "@boab/contracts/reviews/reviews";
import { type ApiClient, api } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { publicApi } from "#lib/api/public-api.server.ts";
import { readRows, shownRows } from "#lib/api/read-rows.ts";
import {
  boughtHere,
  type ReviewView,
  type SummaryView,
  viewReview,
  viewSummary,
} from "./review-view.ts";

export interface LoadedReviews {
  summary: SummaryView;
  reviews: ReviewView[];
  /** As search engines read it; null without a customer's review. */
  aggregateRating: Record<string, unknown> | null;
}

/** Of a live listing everybody gets the same; of a hidden one those who manage it. */
const clientFor = (request: Request, isPublic: boolean): ApiClient =>
  isPublic ? publicApi(request) : api(request);

/** The latest few. The page of a business shows without them when they cannot be loaded. */
export async function loadLatestReviews(
  request: Request,
  { businessId, isPublic, now }: { businessId: string; isPublic: boolean; now: Date },
): Promise<LoadedReviews | null> {
  try {
    const page = await clientFor(request, isPublic).call(listReviews, {
      query: { businessId, limit: "3" },
    });
    return {
      summary: viewSummary(page.summary),
      reviews: page.data.map((review) => viewReview(review, now)),
      aggregateRating: ratingData(page.summary),
    };
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

export const REVIEW_ROWS = 10;

/** The reviews that the address asks for. */
export async function loadReviews(
  request: Request,
  params: URLSearchParams,
  { businessId, isPublic, now }: { businessId: string; isPublic: boolean; now: Date },
) {
  const sort = ReviewOrder.catch("newest").parse(params.get("sort"));
  const show = ReviewFilter.optional()
    .catch(undefined)
    .parse(params.get("show") ?? undefined);
  const client = clientFor(request, isPublic);
  const { rows, hasMore, first } = await readRows(shownRows(params, REVIEW_ROWS), 50, (page) =>
    client.load(listReviews, { query: { businessId, sort, show, ...page } }),
  );
  return {
    sort,
    show: show ?? null,
    hasMore,
    summary: viewSummary(first.summary),
    reviews: rows.map((review) => viewReview(review, now)),
  };
}

export interface LoadedItemReviews {
  summary: SummaryView;
  reviews: ReviewView[];
  hasMore: boolean;
  /** How many more at once. */
  step: number;
}

/** What buyers say about an item, the newest first. */
export async function loadItemReviews(
  client: Pick<ApiClient, "load">,
  params: URLSearchParams,
  { itemId, now }: { itemId: string; now: Date },
): Promise<LoadedItemReviews> {
  const { rows, hasMore, first } = await readRows(shownRows(params, REVIEW_ROWS), 50, (page) =>
    client.load(listItemReviews, { params: { itemId }, query: page }),
  );
  return {
    hasMore,
    step: REVIEW_ROWS,
    summary: viewSummary(first.summary),
    reviews: rows.map((review) => viewReview(review, now, boughtHere)),
  };
}

function ratingData({ mean, count, starCounts }: ReviewSummary) {
  if (mean === null) return null;
  const ratingCount = starCounts.reduce((sum, each) => sum + each, 0);
  return {
    "@type": "AggregateRating",
    ratingValue: mean,
    bestRating: 5,
    worstRating: 1,
    ratingCount,
    reviewCount: count,
  };
}
