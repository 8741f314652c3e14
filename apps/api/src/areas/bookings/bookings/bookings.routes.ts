import {
  addWalkIn as addWalkInCall,
  changeBooking as changeBookingCall,
  listBookings as listBookingsCall,
  listMyBookings as listMyBookingsCall,
  readBooking as readBookingCall,
  requestBooking as requestBookingCall,
} from "@boab/contracts/bookings/bookings";
import { activeMember, anyone, signedIn } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { BookingsDeps } from "../deps.ts";
import { addWalkIn } from "./add-walk-in.ts";
import { changeBooking, readBooking } from "./change-booking.ts";
import { listBookings, listMyBookings } from "./list-bookings.ts";
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
  route(listBookingsCall, { access: anyone }, ({ actor, params, query, origin }) =>
    listBookings(deps, actor, params.id, query, origin),
  ),
  route(addWalkInCall, { access: signedIn }, ({ member, params, body, origin }) =>
    addWalkIn(deps, member(), params.id, body, origin),
  ),
  route(listMyBookingsCall, { access: signedIn }, ({ member, query }) =>
    listMyBookings(deps, member(), query),
  ),
];
