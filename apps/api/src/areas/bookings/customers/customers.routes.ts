import {
  listCustomers as listCustomersCall,
  readCustomer as readCustomerCall,
  setOnlineBookings as setOnlineBookingsCall,
  updateCustomer as updateCustomerCall,
} from "@boab/contracts/bookings/customers";
import { activeMember } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { BookingsDeps } from "../deps.ts";
import { listCustomers } from "./list-customers.ts";
import { readCustomer, setOnlineBookings, updateCustomer } from "./manage-customer.ts";

export const customerRoutes = (deps: BookingsDeps): Route[] => [
  route(listCustomersCall, { access: activeMember }, ({ member, params, query, origin }) =>
    listCustomers(deps, member(), params.id, query, origin),
  ),
  route(readCustomerCall, { access: activeMember }, ({ member, params, origin }) =>
    readCustomer(deps, member(), params, origin),
  ),
  route(updateCustomerCall, { access: activeMember }, ({ member, params, body, origin }) =>
    updateCustomer(deps, member(), params, body, origin),
  ),
  route(setOnlineBookingsCall, { access: activeMember }, ({ member, params, body, origin }) =>
    setOnlineBookings(deps, member(), params, body.areStopped, origin),
  ),
];
