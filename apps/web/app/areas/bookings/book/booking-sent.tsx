import type { CustomerBooking } from "@boab/contracts/bookings/bookings";
import { formatPhone } from "@boab/format/phone";
import { CalendarPlusIcon } from "@phosphor-icons/react/dist/ssr/CalendarPlus";
import { HourglassIcon } from "@phosphor-icons/react/dist/ssr/Hourglass";
import { getButtonClass } from "#ui/actions/button-style.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { takeFocus } from "#ui/feedback/take-focus.ts";
import { Card } from "#ui/layout/card.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { BookingDetails, BookingTime } from "../manage/booking-details.tsx";
import { describeRequestHold } from "../manage/manage-view.ts";
import { getBookingPath } from "../paths.ts";
import { WhatsappLink } from "../whatsapp-link.tsx";
import type { SentBooking } from "./send-booking.server.ts";
import { viewSentBooking } from "./sent-view.ts";

interface BookingSentProps {
  sent: SentBooking;
  /** `within 2 hours`; null where too few requests were answered. */
  replyTime: string | null;
}

/** Guests see everything about their booking right away; the link to change it is only in their email. */
export function BookingSent({ sent, replyTime }: BookingSentProps) {
  const { booking, message, payment, listingUrl } = sent;
  const { business, id, customerEmail, can } = booking;
  const { chip, title, steps } = viewSentBooking(booking, replyTime);
  const heldText = describeRequestHold(booking);
  return (
    <div className="grid items-start gap-[clamp(32px,5vw,72px)] lg:grid-cols-[minmax(0,1fr)_400px]">
      <div>
        <p className="mb-3 flex flex-wrap items-center gap-3 text-ink-2">
          <Chip tone={chip.tone} hasDot>
            {chip.label}
          </Chip>
          Booking {id}
        </p>
        <h1 tabIndex={-1} ref={takeFocus} className="type-title">
          {title}
        </h1>
        <p role="status" className="mt-3 max-w-[62ch] text-lg text-ink-2">
          {message}
        </p>
        <Card isPadded={false} className="mt-7 overflow-hidden">
          {heldText && (
            <p className="flex gap-3 bg-warn-soft px-5 py-4 text-on-warn-soft md:px-7">
              <HourglassIcon
                weight="fill"
                size={20}
                aria-hidden="true"
                className="mt-0.5 flex-none"
              />
              <span>
                <b>{heldText}</b>
                {replyTime && ` ${business.businessName} usually replies ${replyTime}.`}
              </span>
            </p>
          )}
          <div className="p-5 md:p-7">
            <BookingTime booking={booking} />
          </div>
          <BookingDetails booking={booking} />
          <div className="flex flex-wrap gap-3 p-5 max-sm:flex-col md:p-7">
            {payment && (
              <LinkButton to={payment.url ?? getBookingPath(booking)} reloadDocument>
                Continue to payment
              </LinkButton>
            )}
            {booking.calendarFile && <CalendarLink booking={booking} />}
            {!can.verify && <WhatsappLink booking={booking} listingUrl={listingUrl} />}
            <LinkButton to={`/directory/listings/${business.slug}`} variant="quiet">
              Back to {business.businessName}
            </LinkButton>
          </div>
        </Card>
      </div>
      <aside className="grid gap-4" aria-label="What happens next">
        <Card>
          <h2 className="text-lg">What happens next</h2>
          <ol className="mt-4 ml-1.5">
            {steps.map((step) => (
              <li
                key={step.title}
                className="relative border-l-2 border-line pb-5 pl-5 before:absolute before:top-1 before:-left-[9px] before:size-4 before:rounded-full before:border-2 before:border-line-strong before:bg-surface first:before:border-[5px] first:before:border-primary last:border-transparent last:pb-0"
              >
                <b className="block">{step.title}</b>
                <span className="text-md text-ink-2">{step.text}</span>
              </li>
            ))}
          </ol>
        </Card>
        {!customerEmail && (
          <Note tone="warn" title="Save your booking number.">
            Without an email we can't send you a link to move or cancel. To change anything, call{" "}
            {business.businessName} on {formatPhone(business.phone).text}.
          </Note>
        )}
      </aside>
    </div>
  );
}

/** The guest has no session yet that a file could be fetched with, so the link carries the file itself. */
const CalendarLink = ({
  booking: { calendarFile, id, bookingStatus },
}: {
  booking: CustomerBooking;
}) => (
  <a
    href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile ?? "")}`}
    download={`${id}.ics`}
    className={getButtonClass({})}
  >
    <CalendarPlusIcon size={20} aria-hidden="true" />
    {bookingStatus === "requested" ? "Add as tentative" : "Add to calendar"}
  </a>
);
