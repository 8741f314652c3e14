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
import { loadList } from "#ui/list-page/load-list.server.ts";
import type { LoadedList } from "#ui/list-page/loaded-list.ts";
import {
  boughtHereLabel,
  type ReviewView,
  type SummaryView,
  viewReview,
  viewSummary,
} from "./review-view.ts";

const noReviews: ReviewSummary = { count: 0, mean: null, starCounts: [0, 0, 0, 0, 0] };

export interface LoadedReviews {
  summary: SummaryView;
  reviews: ReviewView[];
  /** Structured data for search engines; null without a customer's review. */
  aggregateRating: Record<string, unknown> | null;
}

/** Reviews of a public listing need no session; those of a hidden one are for people who manage it. */
const getClient = (request: Request, isPublic: boolean): ApiClient =>
  isPublic ? publicApi(request) : api(request);

/** Loads the latest reviews. If that fails, the business's page shows without them. */
export async function loadLatestReviews(
  request: Request,
  { businessId, isPublic, now }: { businessId: string; isPublic: boolean; now: Date },
): Promise<LoadedReviews | null> {
  try {
    const page = await getClient(request, isPublic).call(listReviews, {
      query: { businessId, limit: "3" },
    });
    return {
      summary: viewSummary(page.summary ?? noReviews),
      reviews: page.data.map((review) => viewReview(review, now)),
      aggregateRating: toRatingStructuredData(page.summary ?? noReviews),
    };
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

const reviewsPerPage = 10;

/** Loads the reviews for the URL's order and filter. */
export async function loadReviews(
  request: Request,
  params: URLSearchParams,
  { businessId, isPublic, now }: { businessId: string; isPublic: boolean; now: Date },
) {
  const sort = ReviewOrder.catch("newest").parse(params.get("sort"));
  const show = ReviewFilter.optional()
    .catch(undefined)
    .parse(params.get("show") ?? undefined);
  const client = getClient(request, isPublic);
  const { list, page } = await loadList(
    (query) => client.load(listReviews, { query: { businessId, sort, show, ...query } }),
    params,
    { pageSize: reviewsPerPage },
  );
  // Only the first page comes with the summary, and people without JavaScript see it on the others too.
  const { summary } =
    list.cursor === null
      ? page
      : await client.load(listReviews, { query: { businessId, limit: "1" } });
  return {
    sort,
    show: show ?? null,
    summary: viewSummary(summary ?? noReviews),
    list: { ...list, rows: list.rows.map((review) => viewReview(review, now)) },
  };
}

export interface LoadedItemReviews {
  summary: SummaryView;
  list: LoadedList<ReviewView>;
}

/** Loads buyers' reviews of an item, newest first. */
export async function loadItemReviews(
  client: Pick<ApiClient, "load">,
  params: URLSearchParams,
  { itemId, now }: { itemId: string; now: Date },
): Promise<LoadedItemReviews> {
  const { list, page } = await loadList(
    (query) => client.load(listItemReviews, { params: { itemId }, query }),
    params,
    { pageSize: reviewsPerPage },
  );
  return {
    summary: viewSummary(page.summary),
    list: { ...list, rows: list.rows.map((review) => viewReview(review, now, boughtHereLabel)) },
  };
}

function toRatingStructuredData({ mean, count, starCounts }: ReviewSummary) {
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
