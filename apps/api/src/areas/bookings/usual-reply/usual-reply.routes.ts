import { readUsualReply as readUsualReplyCall } from "@boab/contracts/bookings/usual-reply";
import { anyone } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { BookingsDeps } from "../deps.ts";
import { readUsualReply } from "./read-usual-reply.ts";

export const usualReplyRoutes = (deps: BookingsDeps): Route[] => [
  route(readUsualReplyCall, { access: anyone }, ({ actor, params }) =>
    readUsualReply(deps, actor, params.id),
  ),
];
