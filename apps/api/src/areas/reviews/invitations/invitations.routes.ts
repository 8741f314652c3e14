import { stopReviewInvitations as stopCall } from "@boab/contracts/reviews/reviews";
import { anyone } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { ReviewsDeps } from "../deps.ts";
import { stopInvitations } from "./stop-invitations.ts";

export const invitationRoutes = (deps: ReviewsDeps): Route[] => [
  route(stopCall, { access: anyone, limit: { points: 60, seconds: 3600 } }, ({ body }) =>
    stopInvitations(deps, body.token),
  ),
];
