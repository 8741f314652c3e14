import {
  blockRestOfToday as blockRestOfTodayCall,
  openRestOfToday as openRestOfTodayCall,
  readTodaysBlock as readTodaysBlockCall,
} from "@boab/contracts/bookings/time-blocks";
import { activeMember } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { BookingsDeps } from "../deps.ts";
import { blockRestOfToday, openRestOfToday, readTodaysBlock } from "./block-today.ts";

export const timeBlockRoutes = (deps: BookingsDeps): Route[] => [
  route(readTodaysBlockCall, { access: activeMember }, ({ member, params }) =>
    readTodaysBlock(deps, member(), params.id),
  ),
  route(blockRestOfTodayCall, { access: activeMember }, ({ member, params, origin }) =>
    blockRestOfToday(deps, member(), params.id, origin),
  ),
  route(openRestOfTodayCall, { access: activeMember }, ({ member, params, origin }) =>
    openRestOfToday(deps, member(), params.id, origin),
  ),
];
