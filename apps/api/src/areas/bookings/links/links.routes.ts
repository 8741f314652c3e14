import {
  changeBookingByLink,
  openBookingLink,
  resendBookingLink,
} from "@boab/contracts/bookings/bookings";
import { anyone } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import { changeByLink } from "../bookings/change-booking.ts";
import type { BookingsDeps } from "../deps.ts";
import { openLink, resendLink } from "./open-link.ts";

const hour = 3600;

export const linkRoutes = (deps: BookingsDeps): Route[] => [
  route(openBookingLink, { access: anyone, limit: { points: 120, seconds: hour } }, ({ body }) =>
    openLink(deps, body.token),
  ),
  route(
    changeBookingByLink,
    { access: anyone, limit: { points: 60, seconds: hour } },
    ({ body: { token, ...action } }) => changeByLink(deps, token, action),
  ),
  route(resendBookingLink, { access: anyone, limit: { points: 5, seconds: hour } }, ({ body }) =>
    resendLink(deps, body),
  ),
];
