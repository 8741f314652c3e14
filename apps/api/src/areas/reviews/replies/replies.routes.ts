import {
  deleteReply as deleteReplyCall,
  replyToReview as replyCall,
} from "@boab/contracts/reviews/reviews";
import { activeMember } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { ReviewsDeps } from "../deps.ts";
import { deleteReply, replyToReview } from "./reply-to-review.ts";

export const replyRoutes = (deps: ReviewsDeps): Route[] => [
  route(replyCall, { access: activeMember }, ({ member, params, body }) =>
    replyToReview(deps, member(), params.id, body.body),
  ),
  route(deleteReplyCall, { access: activeMember }, ({ member, params }) =>
    deleteReply(deps, member(), params.id),
  ),
];
