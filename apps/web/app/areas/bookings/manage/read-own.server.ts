import {
  type BusinessBooking,
  type CustomerBooking,
  readBooking,
} from "@boab/contracts/bookings/bookings";
import { redirect } from "react-router";
import { api } from "#lib/api/api.server.ts";
import { pageNotFoundPath } from "#lib/session/redirect.ts";

/** A member's own booking. An owner who follows the link of a customer is no customer. */
export const readOwn = async (request: Request, id: string): Promise<CustomerBooking> =>
  asCustomer(await api(request).load(readBooking, { params: { bookingId: id } }));

export function asCustomer(booking: CustomerBooking | BusinessBooking): CustomerBooking {
  if (booking.view !== "customer") throw redirect(pageNotFoundPath);
  return booking;
}
