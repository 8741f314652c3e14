import {
  readItemViewerStatus as itemViewerStatusCall,
  readViewerStatus as viewerStatusCall,
} from "@boab/contracts/reviews/reviews";
import { signedIn } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { ReviewsDeps } from "../deps.ts";
import { readItemReviewerStatus, readReviewerStatus } from "./read-reviewer-status.ts";

export const reviewerStatusRoutes = (deps: ReviewsDeps): Route[] => [
  route(viewerStatusCall, { access: signedIn }, ({ member, query }) =>
    readReviewerStatus(deps, member(), { kind: "business", id: query.businessId }),
  ),
  route(itemViewerStatusCall, { access: signedIn }, ({ member, params }) =>
    readItemReviewerStatus(deps, member(), params.itemId),
  ),
];
