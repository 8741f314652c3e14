import type { CustomerBooking } from "@boab/contracts/bookings/bookings";
import { describeServices } from "@boab/contracts/bookings/party.rules";
import { bookingPaths } from "@boab/contracts/bookings/paths";
import {
  formatClock,
  formatDayTime,
  formatMonthName,
  formatShortWeekday,
  getTimeZoneCity,
} from "@boab/format/calendar";
import { formatDay } from "@boab/format/dates";
import { Link } from "react-router";
import { Chip } from "#ui/text/chip.tsx";
import { describeMoney, viewManagedBooking } from "./manage-view.ts";

interface BookingListProps {
  bookings: readonly CustomerBooking[];
  now: Date;
}

export const BookingList = ({ bookings, now }: BookingListProps) => (
  <ul className="grid gap-3">
    {bookings.map((booking) => {
      const { id, date, start, timeZone, serviceTitle, party, business } = booking;
      const { chip } = viewManagedBooking(booking, now);
      return (
        <li
          key={id}
          className="relative flex flex-wrap items-center gap-x-5 gap-y-2 rounded-lg border border-line bg-surface p-4 has-focus-visible:outline-3 has-focus-visible:outline-focus md:p-5"
        >
          <p className="w-16 flex-none rounded-md bg-sunk py-2 text-center">
            <span className="block text-xs">{formatShortWeekday(date)}</span>
            <b className="block text-xl leading-tight">{Number(date.slice(-2))}</b>
            <span className="block text-xs">{formatMonthName(date).slice(0, 3)}</span>
          </p>
          <div className="min-w-[60%] flex-1">
            <Link
              to={bookingPaths.own(id)}
              className="font-[640] no-underline after:absolute after:inset-0 hover:underline focus-visible:outline-none"
            >
              {describeServices(serviceTitle, party.length - 1) || "Booking"} at{" "}
              {business.businessName}
            </Link>
            <p className="text-md text-ink-2">
              {formatClock(start)}, {getTimeZoneCity(timeZone)} time. {describeMoney(booking).title}
            </p>
            {booking.suggestedTime && booking.can.answerTime && (
              <p className="text-md font-[650]">
                Does {formatDay(booking.suggestedTime.date)},{" "}
                {formatClock(booking.suggestedTime.start)} suit you? Answer by{" "}
                {formatDayTime(booking.suggestedTime.answerBy, timeZone)}.
              </p>
            )}
          </div>
          <Chip tone={chip.tone} hasDot>
            {chip.label}
          </Chip>
        </li>
      );
    })}
  </ul>
);
