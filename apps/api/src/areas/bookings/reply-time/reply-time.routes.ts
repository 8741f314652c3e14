import { readReplyTime as readReplyTimeCall } from "@boab/contracts/bookings/reply-time";
import { anyone } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { BookingsDeps } from "../deps.ts";
import { readReplyTime } from "./read-reply-time.ts";

export const replyTimeRoutes = (deps: BookingsDeps): Route[] => [
  route(readReplyTimeCall, { access: anyone }, ({ actor, params }) =>
    readReplyTime(deps, actor, params.id),
  ),
];
