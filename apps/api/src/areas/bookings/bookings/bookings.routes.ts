import {
  addWalkIn as addWalkInCall,
  changeBooking as changeBookingCall,
  countUpcomingBookings as countUpcomingBookingsCall,
  declineContact as declineContactCall,
  listBookings as listBookingsCall,
  listMyBookings as listMyBookingsCall,
  readBooking as readBookingCall,
  requestBooking as requestBookingCall,
} from "@boab/contracts/bookings/bookings";
import { listMoveSlots as listMoveSlotsCall } from "@boab/contracts/bookings/slots";
import { activeMember, anyone, signedIn } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { BookingsDeps } from "../deps.ts";
import { addWalkIn } from "./add-walk-in.ts";
import { changeBooking, declineContact, readBooking } from "./change-booking.ts";
import { countUpcomingBookings, listBookings, listMyBookings } from "./list-bookings.ts";
import { listMoveSlots } from "./list-move-slots.ts";
import { requestBooking } from "./request-booking.ts";

export const bookingRoutes = (deps: BookingsDeps): Route[] => [
  route(
    requestBookingCall,
    { access: anyone, limit: { points: 20, seconds: 3600 } },
    ({ actor, body, origin }) => requestBooking(deps, actor, body, origin),
  ),
  route(readBookingCall, { access: signedIn }, ({ member, params, origin }) =>
    readBooking(deps, member(), params.bookingId, origin),
  ),
  route(changeBookingCall, { access: activeMember }, ({ member, params, body, origin }) =>
    changeBooking(deps, member(), params.bookingId, body, origin),
  ),
  route(declineContactCall, { access: activeMember }, ({ member, params, body, origin }) =>
    declineContact(deps, member(), params.bookingId, body.cancellationReason, origin),
  ),
  route(listBookingsCall, { access: anyone }, ({ actor, params, query, origin }) =>
    listBookings(deps, actor, params.id, query, origin),
  ),
  route(countUpcomingBookingsCall, { access: activeMember }, ({ member, params }) =>
    countUpcomingBookings(deps, member(), params.id),
  ),
  route(addWalkInCall, { access: signedIn }, ({ member, params, body, origin }) =>
    addWalkIn(deps, member(), params.id, body, origin),
  ),
  route(listMoveSlotsCall, { access: signedIn }, ({ member, params, query }) =>
    listMoveSlots(deps, member(), params.bookingId, query),
  ),
  route(listMyBookingsCall, { access: signedIn }, ({ member, query }) =>
    listMyBookings(deps, member(), query),
  ),
];
