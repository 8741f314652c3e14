import {
  createReview as createCall,
  createItemReview as createOfItemCall,
  deleteReview as deleteCall,
  deleteReply as deleteReplyCall,
  markHelpful as helpfulCall,
  listReviews as listCall,
  listItemReviews as listOfItemCall,
  replyToReview as replyCall,
  reportReview as reportCall,
  readStanding as standingCall,
  readItemStanding as standingOfItemCall,
  stopReviewInvitations as stopCall,
  unmarkHelpful as unhelpfulCall,
  updateReview as updateCall,
} from "@boab/contracts/reviews/reviews";
import { activeMember, anyone, signedIn } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { ReviewsDeps } from "../deps.ts";
import { markHelpful } from "../helpful/mark-helpful.ts";
import { stopInvitations } from "../invitations/stop-invitations.ts";
import { deleteReply, replyToReview } from "../replies/reply-to-review.ts";
import { createItemReview } from "./create-item-review.ts";
import { createReview } from "./create-review.ts";
import { deleteReview } from "./delete-review.ts";
import { listReviews } from "./list-reviews.ts";
import { readItemStanding, readStanding } from "./read-standing.ts";
import { reportReview } from "./report-review.ts";
import { updateReview } from "./update-review.ts";

const day = 86_400;

export const reviewRoutes = (deps: ReviewsDeps): Route[] => [
  route(
    listCall,
    { access: anyone, cacheSeconds: 30 },
    ({ actor, query: { businessId, ...query } }) =>
      listReviews(deps, actor, { kind: "business", id: businessId }, query),
  ),
  route(listOfItemCall, { access: anyone, cacheSeconds: 30 }, ({ actor, params, query }) =>
    listReviews(deps, actor, { kind: "item", id: params.itemId }, query),
  ),
  route(standingCall, { access: signedIn }, ({ member, query }) =>
    readStanding(deps, member(), { kind: "business", id: query.businessId }),
  ),
  route(standingOfItemCall, { access: signedIn }, ({ member, params }) =>
    readItemStanding(deps, member(), params.itemId),
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
  route(replyCall, { access: activeMember }, ({ member, params, body }) =>
    replyToReview(deps, member(), params.id, body.body),
  ),
  route(deleteReplyCall, { access: activeMember }, ({ member, params }) =>
    deleteReply(deps, member(), params.id),
  ),
  route(
    reportCall,
    { access: activeMember, limit: { points: 30, seconds: day } },
    ({ member, params, body }) => reportReview(deps, member(), params.id, body),
  ),
  route(helpfulCall, { access: activeMember }, ({ member, params }) =>
    markHelpful(deps, member(), params.id, true),
  ),
  route(unhelpfulCall, { access: activeMember }, ({ member, params }) =>
    markHelpful(deps, member(), params.id, false),
  ),
  route(stopCall, { access: anyone, limit: { points: 60, seconds: 3600 } }, ({ body }) =>
    stopInvitations(deps, body.token),
  ),
];
