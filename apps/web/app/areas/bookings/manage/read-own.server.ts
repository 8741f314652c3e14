import {
  type BusinessBooking,
  type CustomerBooking,
  readBooking,
} from "@boab/contracts/bookings/bookings";
import { redirect } from "react-router";
import { api } from "#lib/api/api.server.ts";
import { pageNotFoundPath } from "#lib/session/redirect.ts";

/** Loads a member's own booking. The business's owner gets page not found, because this page is the customer's. */
export const readOwnBooking = async (request: Request, id: string): Promise<CustomerBooking> =>
  requireCustomerBooking(await api(request).load(readBooking, { params: { bookingId: id } }));

export function requireCustomerBooking(
  booking: CustomerBooking | BusinessBooking,
): CustomerBooking {
  if (booking.view !== "customer") throw redirect(pageNotFoundPath);
  return booking;
}
