import {
  readCalendarFeed as readCalendarFeedCall,
  renewCalendarFeed as renewCalendarFeedCall,
  revokeCalendarFeed as revokeCalendarFeedCall,
} from "@boab/contracts/bookings/calendar-feeds";
import { anyone, signedIn } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { BookingsDeps } from "../deps.ts";
import { readCalendarFeed, renewCalendarFeed, revokeCalendarFeed } from "./calendar-feed.ts";

export const feedRoutes = (deps: BookingsDeps): Route[] => [
  route(renewCalendarFeedCall, { access: signedIn }, ({ member, params, origin }) =>
    renewCalendarFeed(deps, member(), params.id, origin),
  ),
  route(revokeCalendarFeedCall, { access: signedIn }, ({ member, params, origin }) =>
    revokeCalendarFeed(deps, member(), params.id, origin),
  ),
  // Calendar services ask every few minutes, for many people from the same IP addresses.
  route(
    readCalendarFeedCall,
    { access: anyone, limit: { points: 1200, seconds: 3600 } },
    ({ body }) => readCalendarFeed(deps, body.token),
  ),
];
