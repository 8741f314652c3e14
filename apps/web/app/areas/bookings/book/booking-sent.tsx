import type { CustomerBooking } from "@boab/contracts/bookings/bookings";
import { bookingPaths } from "@boab/contracts/bookings/paths";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { takeFocus } from "#ui/feedback/take-focus.ts";
import { Card } from "#ui/layout/card.tsx";
import { clockTime, longDay, placeOfZone } from "../times.ts";
import type { SentBooking } from "./send-booking.server.ts";

/** What a guest reads after booking; the link to change it is in their email only. */
export function BookingSent({ sent: { booking, message, payment } }: { sent: SentBooking }) {
  const { business, date, start, timeZone, id } = booking;
  return (
    <Card className="mx-auto max-w-[640px]">
      <h1 tabIndex={-1} ref={takeFocus} className="type-title text-4xl">
        {titleOf(booking)}
      </h1>
      <p role="status" className="mt-3 text-lg text-ink-2">
        {message}
      </p>
      <p className="mt-6 rounded-md bg-sunk px-5 py-4">
        <b className="block text-lg">
          {longDay(date)}, {clockTime(start)}
        </b>
        {placeOfZone(timeZone)} time, {business.businessName}. Booking {id}
      </p>
      <p className="mt-4 text-ink-2">{nextStep(booking)}</p>
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

const titleOf = ({ bookingStatus }: CustomerBooking): string => {
  if (bookingStatus === "confirmed") return "You're booked";
  return bookingStatus === "held" ? "We're keeping your time" : "Request sent";
};

/** Without an email there is nowhere to send a link to. */
const nextStep = ({ customerEmail, business }: CustomerBooking): string =>
  customerEmail
    ? `We've emailed ${customerEmail} a link to see, move or cancel your booking.`
    : `To change anything, call ${business.businessName} on ${business.phone}.`;
