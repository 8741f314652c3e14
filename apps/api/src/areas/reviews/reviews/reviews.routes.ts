import {
  createReview as createCall,
  createItemReview as createOfItemCall,
  deleteReview as deleteCall,
  listReviews as listCall,
  listItemReviews as listOfItemCall,
  reportReview as reportCall,
  updateReview as updateCall,
} from "@boab/contracts/reviews/reviews";
import { activeMember, anyone } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { ReviewsDeps } from "../deps.ts";
import { createItemReview } from "./create-item-review.ts";
import { createReview } from "./create-review.ts";
import { deleteReview } from "./delete-review.ts";
import { listNewestReviews, listReviews } from "./list-reviews.ts";
import { reportReview } from "./report-review.ts";
import { updateReview } from "./update-review.ts";

const day = 86_400;

export const reviewCoreRoutes = (deps: ReviewsDeps): Route[] => [
  route(
    listCall,
    { access: anyone, cacheSeconds: 30 },
    ({ actor, query: { businessId, ...query } }) =>
      businessId === undefined
        ? listNewestReviews(deps, actor, query)
        : listReviews(deps, actor, { kind: "business", id: businessId }, query),
  ),
  route(listOfItemCall, { access: anyone, cacheSeconds: 30 }, ({ actor, params, query }) =>
    listReviews(deps, actor, { kind: "item", id: params.itemId }, query),
  ),
  route(
    createOfItemCall,
    { access: activeMember, limit: { points: 10, seconds: day } },
    ({ member, params, body }) => createItemReview(deps, member(), params.itemId, body),
  ),
  route(
    createCall,
    { access: activeMember, limit: { points: 10, seconds: day } },
    ({ member, body }) => createReview(deps, member(), body),
  ),
  route(
    updateCall,
    { access: activeMember, limit: { points: 30, seconds: day } },
    ({ member, params, body }) => updateReview(deps, member(), params.id, body),
  ),
  route(deleteCall, { access: activeMember }, ({ member, params, origin }) =>
    deleteReview(deps, member(), params.id, origin),
  ),
  route(
    reportCall,
    { access: activeMember, limit: { points: 30, seconds: day } },
    ({ member, params, body }) => reportReview(deps, member(), params.id, body),
  ),
];
