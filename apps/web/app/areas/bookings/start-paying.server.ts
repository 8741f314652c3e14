import type { CustomerBooking } from "@boab/contracts/bookings/bookings";
import { describeServices } from "@boab/contracts/bookings/party.rules";
import { startOneTimePayment } from "@boab/contracts/payments/payments";
import type { ApiClient } from "#lib/api/api.server.ts";

/** Returns the payment page's URL for a held time (BOOK-20). The API takes amount and payee from the booking. */
export async function startPaying(
  { call }: ApiClient,
  booking: CustomerBooking,
  /** A guest pays by the session of their booking. */
  bookingToken?: string,
): Promise<string> {
  const { id, dueNowCents, serviceTitle, party, business, customerEmail } = booking;
  const { url } = await call(startOneTimePayment, {
    body: {
      name: describeServices(serviceTitle, party.length - 1) || "Booking",
      description: business.businessName,
      bookingId: id,
      ...(bookingToken && { bookingToken }),
      unitAmount: dueNowCents,
      currency: "AUD",
      ...(customerEmail && { customerEmail }),
    },
  });
  return url;
}
