import type { CustomerBooking } from "@boab/contracts/bookings/bookings";
import { ownBookingTexts } from "@boab/contracts/bookings/own-texts";
import { bookingPaths } from "@boab/contracts/bookings/paths";
import { inTransaction } from "#platform/db/db.ts";
import { findBooking } from "../bookings/bookings.repository.ts";
import { viewForCustomer } from "../bookings/view-booking.ts";
import type { BookingsDeps } from "../deps.ts";
import { tell } from "../emails/tell.ts";
import { requireLinked } from "./find-linked.ts";

/** Whoever holds the link sees the booking, and nothing else of its customer. */
export async function openLink(
  { db, clock, publicOrigin }: BookingsDeps,
  token: string,
): Promise<CustomerBooking> {
  const booking = await requireLinked(db, token, clock());
  return viewForCustomer(booking, clock(), `${publicOrigin}${bookingPaths.byLink(token)}`);
}

/** Mails a new link to the email a booking was made with. The response never says whether there was one. */
export async function resendLink(
  deps: BookingsDeps,
  { bookingId, email }: { bookingId: string; email: string },
): Promise<{ message: string }> {
  const booking = await findBooking(deps.db, bookingId);
  if (booking?.customerEmail && booking.customerEmail === email.trim().toLowerCase())
    await inTransaction(deps.db, (tx) => tell(deps, tx, booking, "link", ["customer"]));
  return { message: ownBookingTexts.linkSent };
}
