import {
  countSlots as countSlotsCall,
  listMoveSlotsByLink as listMoveSlotsByLinkCall,
  listMoveSlots as listMoveSlotsCall,
  listSlots as listSlotsCall,
} from "@boab/contracts/bookings/slots";
import { anyone, signedIn } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { BookingsDeps } from "../deps.ts";
import { listMoveSlots, listMoveSlotsByLink } from "./list-move-slots.ts";
import { countSlots, listSlots } from "./list-slots.ts";

export const slotRoutes = (deps: BookingsDeps): Route[] => [
  route(listSlotsCall, { access: anyone }, ({ actor, params, query }) =>
    listSlots(deps, actor, params.id, query),
  ),
  route(countSlotsCall, { access: anyone }, ({ actor, params, query }) =>
    countSlots(deps, actor, params.id, query),
  ),
  route(listMoveSlotsCall, { access: signedIn }, ({ member, params, query }) =>
    listMoveSlots(deps, member(), params.bookingId, query),
  ),
  // Every day that somebody looks at is a request.
  route(
    listMoveSlotsByLinkCall,
    { access: anyone, limit: { points: 600, seconds: 3600 } },
    ({ body: { token, ...range } }) => listMoveSlotsByLink(deps, token, range),
  ),
];
