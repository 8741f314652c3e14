import { listHeldTimes as listHeldTimesCall } from "@boab/contracts/bookings/suggestions";
import { activeMember } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { BookingsDeps } from "../deps.ts";
import { listHeldTimes } from "./list-held-times.ts";

export const heldTimeRoutes = (deps: BookingsDeps): Route[] => [
  route(listHeldTimesCall, { access: activeMember }, ({ member, params, query }) =>
    listHeldTimes(deps, member(), params.id, query),
  ),
];
