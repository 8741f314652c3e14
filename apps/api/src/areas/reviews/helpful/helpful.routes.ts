import {
  markHelpful as helpfulCall,
  unmarkHelpful as unhelpfulCall,
} from "@boab/contracts/reviews/reviews";
import { activeMember } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { ReviewsDeps } from "../deps.ts";
import { markHelpful } from "./mark-helpful.ts";

export const helpfulRoutes = (deps: ReviewsDeps): Route[] => [
  route(helpfulCall, { access: activeMember }, ({ member, params }) =>
    markHelpful(deps, member(), params.id, true),
  ),
  route(unhelpfulCall, { access: activeMember }, ({ member, params }) =>
    markHelpful(deps, member(), params.id, false),
  ),
];
