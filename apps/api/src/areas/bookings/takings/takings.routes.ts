import {
  listDailyTakings as listDailyTakingsCall,
  readHalfYearPayments as readHalfYearPaymentsCall,
  readTakings as readTakingsCall,
} from "@boab/contracts/bookings/takings";
import { activeMember } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { BookingsDeps } from "../deps.ts";
import { listDailyTakings, readHalfYearPayments, readTakings } from "./read-takings.ts";

export const takingsRoutes = (deps: BookingsDeps): Route[] => [
  route(readTakingsCall, { access: activeMember }, ({ member, params, query, origin }) =>
    readTakings(deps, member(), params.id, query, origin),
  ),
  route(listDailyTakingsCall, { access: activeMember }, ({ member, params, query, origin }) =>
    listDailyTakings(deps, member(), params.id, query, origin),
  ),
  route(readHalfYearPaymentsCall, { access: activeMember }, ({ member, params, query, origin }) =>
    readHalfYearPayments(deps, member(), params.id, query.halfYear, origin),
  ),
];
