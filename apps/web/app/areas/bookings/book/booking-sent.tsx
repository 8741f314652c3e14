import type { CustomerBooking } from "@boab/contracts/bookings/bookings";
import { bookingPaths } from "@boab/contracts/bookings/paths";
import { formatClock, getTimeZoneCity } from "@boab/format/calendar";
import { formatLongDay } from "@boab/format/dates";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { takeFocus } from "#ui/feedback/take-focus.ts";
import { Card } from "#ui/layout/card.tsx";
import type { SentBooking } from "./send-booking.server.ts";

/** Guests see this after booking; the link to change the booking is only in their email. */
export function BookingSent({ sent: { booking, message, payment } }: { sent: SentBooking }) {
  const { business, date, start, timeZone, id } = booking;
  return (
    <Card className="mx-auto max-w-[640px]">
      <h1 tabIndex={-1} ref={takeFocus} className="type-title text-4xl">
        {getTitle(booking)}
      </h1>
      <p role="status" className="mt-3 text-lg text-ink-2">
        {message}
      </p>
      <p className="mt-6 rounded-md bg-sunk px-5 py-4">
        <b className="block text-lg">
          {formatLongDay(date)}, {formatClock(start)}
        </b>
        {getTimeZoneCity(timeZone)} time, {business.businessName}. Booking {id}
      </p>
      <p className="mt-4 text-ink-2">{describeNextStep(booking)}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {payment && (
          <LinkButton to={payment.url ?? bookingPaths.own(id)} reloadDocument>
            Continue to payment
          </LinkButton>
        )}
        <LinkButton to={`/directory/listings/${business.slug}`} variant="secondary">
          Back to {business.businessName}
        </LinkButton>
      </div>
    </Card>
  );
}

const getTitle = ({ bookingStatus, can }: CustomerBooking): string => {
  if (can.verify) return "Check your email";
  if (bookingStatus === "confirmed") return "You're booked";
  return bookingStatus === "held" ? "We're keeping your time" : "Request sent";
};

/** Without an email we can't send a link, so the guest is asked to call. */
const describeNextStep = ({ customerEmail, business, can }: CustomerBooking): string => {
  if (can.verify)
    return `We've sent the link to ${customerEmail}. ${business.businessName} hears of your booking once you've confirmed it.`;
  return customerEmail
    ? `We've emailed ${customerEmail} a link to see, move or cancel your booking.`
    : `To change anything, call ${business.businessName} on ${business.phone}.`;
};
