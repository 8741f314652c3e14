import {
  countSlots as countSlotsCall,
  listSlots as listSlotsCall,
} from "@boab/contracts/bookings/slots";
import { anyone } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { BookingsDeps } from "../deps.ts";
import { countSlots, listSlots } from "./list-slots.ts";

export const slotRoutes = (deps: BookingsDeps): Route[] => [
  route(listSlotsCall, { access: anyone }, ({ actor, params, query }) =>
    listSlots(deps, actor, params.id, query),
  ),
  route(countSlotsCall, { access: anyone }, ({ actor, params, query }) =>
    countSlots(deps, actor, params.id, query),
  ),
];
